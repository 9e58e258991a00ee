/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * How far repeated measures of one thing lie apart, as a share of their median: 0 if they are equal.
 * @param {number[]} values
 */
export function spread(values) {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}
