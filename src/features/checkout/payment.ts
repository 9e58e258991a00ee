/** What was paid for, and when. */
type PaidService = {
  service: string;
  servicePt?: string | undefined;
  /** In euros. */
  amount: number;
  /** UTC, ISO 8601. */
  date: string;
};

/** A payment as the server knows it. `message` of a failed one is the card provider's. */
export type Payment =
  | ({ status: 'paid' } & PaidService)
  | ({ status: 'pending' } & PaidService)
  | { status: 'failed'; message: string };

export type SeenPayment = Exclude<Payment, { status: 'failed' }>;
