type Known = { refundedCents: number; refundFailedCents: number };
type Reported = { refundedCents: number; failedRefundCents: number };

/**
 * Returns what was refunded of a charge after a report, which may be older than what is known. What
 * failed never decreases, so it tells which is newer; between failures refunds only grow.
 */
export function mergeRefunds(known: Known, reported: Reported): Known {
  const { refundedCents, failedRefundCents } = reported;
  if (failedRefundCents < known.refundFailedCents)
    return { refundedCents: known.refundedCents, refundFailedCents: known.refundFailedCents };
  if (failedRefundCents > known.refundFailedCents)
    return { refundedCents, refundFailedCents: failedRefundCents };
  return {
    refundedCents: Math.max(known.refundedCents, refundedCents),
    refundFailedCents: failedRefundCents,
  };
}
