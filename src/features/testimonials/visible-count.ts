/** Returns how many cards, or skeletons, are shown at first. */
export function initialCount(featuredOnly: boolean): number {
  return featuredOnly ? 3 : 6;
}

const step = 3;

/** Returns how many cards are shown after a click: all of the featured ones, or three more of all. */
export function nextCount(shown: number, total: number, featuredOnly: boolean): number {
  return featuredOnly ? total : Math.min(shown + step, total);
}
