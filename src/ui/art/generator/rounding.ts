/** Rounds to one decimal: precise enough for a drawing, and short in its bytes. */
export function tenth(value: number): number {
  return +value.toFixed(1);
}

export function thousandth(value: number): number {
  return +value.toFixed(3);
}
