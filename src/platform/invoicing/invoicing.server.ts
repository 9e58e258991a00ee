import type { Result } from '#core/result.ts';

/** What is handed over; the receiver ignores an id that it knows. `at`: when it is sent. */
export type InvoicingMessage = { id: string; body: string; at: Date };

/** The invoicing software of the company, which makes the certified documents. */
export type InvoicingSoftware = {
  /** Hands a message over; the refusal is a code without a word of the receiver. Never throws. */
  deliver(message: InvoicingMessage): Promise<Result<null, string>>;
};
