/** Whole cents that make `totalCents` exactly. */
export type Split = { netCents: number; vatCents: number; totalCents: number };

/** The net amount and the VAT of an order; null where they were not recorded. */
export type KnownSplit = { netCents: number | null; vatCents: number | null; amountCents: number };

/** Returns `a * b / c`, rounded to the nearest whole number, half up, in whole numbers alone. */
function shareOf(a: number, b: number, c: number): number {
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c)));
}

/**
 * Splits an amount of an order in the order's own proportion, so that the order's whole amount gives
 * the order's own lines. Null if those are unknown.
 */
export function splitTotal(
  totalCents: number,
  { netCents, vatCents, amountCents }: KnownSplit,
): Split | null {
  if (netCents === null || vatCents === null || amountCents === 0) return null;
  const vat = shareOf(totalCents, vatCents, amountCents);
  return { netCents: totalCents - vat, vatCents: vat, totalCents };
}

/** Splits the part of an amount from `from` to `to` cents; all parts of it together make it exactly. */
export function splitPart(from: number, to: number, order: KnownSplit): Split | null {
  const [before, after] = [splitTotal(from, order), splitTotal(to, order)];
  if (before === null || after === null) return null;
  return {
    netCents: after.netCents - before.netCents,
    vatCents: after.vatCents - before.vatCents,
    totalCents: to - from,
  };
}

/** Returns whole cents as a decimal number with a point: `1178.86`. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
