/** The drawing area of a plot, in units of its view box; days are 30 wide. */
export const plot = { width: 214, height: 96, step: 30, left: 17 } as const;

const daysOfWeek = 7;

/** Returns the height of each value, the largest of both weeks being as high as the plot. */
export function heightsOf(
  values: readonly number[],
  other: readonly number[],
): { heights: number[]; otherHeights: number[] } {
  const highest = Math.max(1, ...values, ...other);
  const scale = (value: number) => Math.round((value / highest) * plot.height * 10) / 10;
  return { heights: values.map(scale), otherHeights: other.map(scale) };
}

/** Returns the sums of the values up to each of them. */
export function runningTotals(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** Returns the middle of a day, from 0, Monday. */
export function middleOf(weekday: number): number {
  return plot.left + weekday * plot.step;
}

/** Returns the path of a line through the heights of the days. */
export function linePath(heights: readonly number[]): string {
  return heights
    .map(
      (height, weekday) =>
        `${weekday === 0 ? 'M' : 'L'}${middleOf(weekday)} ${plot.height - height}`,
    )
    .join('');
}

/** Returns the area below `linePath`. */
export function areaPath(heights: readonly number[]): string {
  if (heights.length < 2) return '';
  const [first, last] = [middleOf(0), middleOf(heights.length - 1)];
  return `${linePath(heights)}L${last} ${plot.height}L${first} ${plot.height}z`;
}

/** Returns the days of a week whose Monday is `first`, `YYYY-MM-DD`. */
export function daysFrom(first: string): string[] {
  const day = 86_400_000;
  return Array.from({ length: daysOfWeek }, (_, place) =>
    new Date(Date.parse(`${first}T12:00:00Z`) + place * day).toISOString().slice(0, 10),
  );
}
