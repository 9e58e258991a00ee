/** How amounts are drawn: three lines at even steps, and the height of one unit. */
export type CostScale = { lines: number[]; unit: number };

const heightOfStep = 32.8;

/** Returns the scale of a chart whose highest amount is drawn at 3.2 steps at most. */
export function costScale(highest: number): CostScale {
  const least = (highest * 10) / 32;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
  return { lines: [step, 2 * step, 3 * step], unit: heightOfStep / step };
}
