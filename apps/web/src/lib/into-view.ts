/** An attachment: what is opened is not left behind the bar at the bottom. */
export const intoView = (opened: HTMLElement): void => opened.scrollIntoView({ block: 'nearest' });
