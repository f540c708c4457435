/** Whether there is room for three regions side by side. */
class Media {
  wide = $state(false);
  constructor() {
    const query = matchMedia('(width >= 68.75rem)');
    this.wide = query.matches;
    query.addEventListener('change', () => (this.wide = query.matches));
  }
}

export const media = new Media();
