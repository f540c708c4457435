/** How much room there is; follows the window. */
class Media {
  /** For the three regions of the table side by side. */
  wide = $state(false);
  /** For two columns of the first page. */
  roomy = $state(false);

  constructor() {
    const follow = (query: string, set: (matches: boolean) => void): void => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener('change', () => set(list.matches));
    };
    follow('(width >= 68.75rem)', (matches) => (this.wide = matches));
    follow('(width >= 60rem)', (matches) => (this.roomy = matches));
  }
}

export const media = new Media();
