const margin = 8;

/**
 * Returns the pixels to shift a box with the given left and right edges by, so that it is 8 px inside
 * the viewport. Zero if it is already; the left edge takes precedence if the box is too wide.
 */
export function tooltipShift(left: number, right: number, viewportWidth: number): number {
  if (left < margin) return margin - left;
  const over = right - (viewportWidth - margin);
  return over > 0 ? -Math.min(over, left - margin) : 0;
}
