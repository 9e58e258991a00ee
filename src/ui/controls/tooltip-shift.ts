const margin = 8;

/**
 * Returns the shift in pixels that keeps a box with the given left and right edges 8 px inside the
 * viewport: zero if it fits. The left edge takes precedence if the box is too wide.
 */
export function tooltipShift(left: number, right: number, viewportWidth: number): number {
  if (left < margin) return margin - left;
  const over = right - (viewportWidth - margin);
  return over > 0 ? -Math.min(over, left - margin) : 0;
}
