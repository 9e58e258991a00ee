/** What the history of an order says of its refunds; amounts are written `400.00 EUR`. */
export type RefundNote = {
  kind: string;
  paymentId: string | null;
  note: string | null;
  at: string;
};

/** One change of what was refunded of a charge, from a total to another, in cents. */
export type RefundStep = {
  /** The same for every reading of the same history. */
  id: string;
  kind: 'refund' | 'refund_failed';
  paymentId: string;
  at: string;
  fromCents: number;
  toCents: number;
};

/** Returns the id of a refund, by all that was ever refunded of the charge after it. */
export function refundId(paymentId: string, everCents: number): string {
  return `refund.${paymentId}.${everCents}`;
}

/** Returns the id of a failed refund, by all that ever failed of the charge after it. */
export function failedRefundId(paymentId: string, failedCents: number): string {
  return `refund-failed.${paymentId}.${failedCents}`;
}

function readCents(note: string | null): number | null {
  const [, whole, cents] = /^(\d{1,13})\.(\d\d) [A-Z]{3}$/.exec(note ?? '') ?? [];
  return whole === undefined || cents === undefined ? null : Number(whole + cents);
}

/**
 * Reads the refunds of an order, and those that failed, from its history, oldest first. A refund
 * notes the total of its charge after it; one that failed, the amount that came back.
 */
export function refundStepsOf(history: readonly RefundNote[]): RefundStep[] {
  const known = new Map<string, { total: number; failed: number }>();
  const steps: RefundStep[] = [];
  for (const { kind, paymentId, note, at } of history) {
    const cents = readCents(note);
    const isRefund = kind === 'given_back';
    if (paymentId === null || cents === null || !(isRefund || kind === 'refund_failed')) continue;
    const { total: fromCents, failed } = known.get(paymentId) ?? { total: 0, failed: 0 };
    if (isRefund) {
      known.set(paymentId, { total: cents, failed });
      const id = refundId(paymentId, cents + failed);
      steps.push({ id, kind: 'refund', paymentId, at, fromCents, toCents: cents });
    } else {
      const toCents = Math.max(0, fromCents - cents);
      known.set(paymentId, { total: toCents, failed: failed + cents });
      const id = failedRefundId(paymentId, failed + cents);
      steps.push({ id, kind: 'refund_failed', paymentId, at, fromCents, toCents });
    }
  }
  return steps;
}
