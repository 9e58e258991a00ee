/** The service that was paid for, and when. */
type PaidService = {
  service: string;
  servicePt: string | null;
  /** In units of the currency (ISO 4217). */
  amount: number;
  currency: string;
  /** UTC, ISO 8601. */
  date: string;
};

/** A payment as reported by the server. */
export type Payment =
  | ({ status: 'paid' | 'pending' | 'refunded' } & PaidService)
  /** `message` is the card provider's; null if no card was tried yet. */
  | { status: 'failed'; message: string | null };

/** A payment that was not refused: paid, on its way or refunded. */
export type AcceptedPayment = Exclude<Payment, { status: 'failed' }>;
