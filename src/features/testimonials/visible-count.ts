/** How many cards are shown at first, and as how many skeletons. */
export function initialCount(featuredOnly: boolean): number {
  return featuredOnly ? 3 : 6;
}

const step = 3;

/** How many cards are shown after a press: all of the featured ones, three more of the full list. */
export function nextCount(shown: number, total: number, featuredOnly: boolean): number {
  return featuredOnly ? total : Math.min(shown + step, total);
}
