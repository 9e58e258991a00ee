/** The query parameter by which a page shows all testimonials at once. */
export const allTestimonials = { name: 'testimonials', value: 'all' };

/** Returns how many cards, or skeletons, are shown at first; all if the address says so. */
export function initialCount(featuredOnly: boolean, search = ''): number {
  const { name, value } = allTestimonials;
  if (new URLSearchParams(search).get(name) === value) return Number.POSITIVE_INFINITY;
  return featuredOnly ? 3 : 6;
}

const step = 3;

/** Returns how many cards are shown after a click: all of the featured ones, or three more of all. */
export function nextCount(shown: number, total: number, featuredOnly: boolean): number {
  return featuredOnly ? total : Math.min(shown + step, total);
}
