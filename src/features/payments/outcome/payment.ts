/** What was paid for, and when. */
type PaidService = {
  service: string;
  servicePt: string | null;
  /** In euros. */
  amount: number;
  /** UTC, ISO 8601. */
  date: string;
};

/** A payment as the server knows it. */
export type Payment =
  | ({ status: 'paid' | 'pending' | 'refunded' } & PaidService)
  /** `message` is the card provider's; null when nobody has tried a card yet. */
  | { status: 'failed'; message: string | null };

export type SeenPayment = Exclude<Payment, { status: 'failed' }>;
