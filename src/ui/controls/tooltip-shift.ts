const edge = 8;

/**
 * Pixels that move a box of the given left and right edges back into the viewport, keeping 8 px
 * of air. Zero when it fits; the left edge wins when nothing fits.
 */
export function tooltipShift(left: number, right: number, viewportWidth: number): number {
  if (left < edge) return edge - left;
  const over = right - (viewportWidth - edge);
  return over > 0 ? -Math.min(over, left - edge) : 0;
}
