import type * as z from 'zod/mini';
import type { bankStatementSchema } from './statements.schema.ts';

/** A line of a statement by which money came or went. Cents are above 0; `line` is where it begins. */
export type Movement = {
  line: number;
  day: string;
  isIncoming: boolean;
  cents: number;
  /** What the bank says of it: the payer, a reference, the words of the client. */
  text: string;
};

/** What is wrong with a line that is read over; `detail` is what stands there. */
export type LineProblem = { line: number; code: LineProblemCode; detail: string };

export const lineProblemCodes = [
  'no_day',
  'no_amount',
  'other_currency',
  'pending',
  'broken',
] as const;
export type LineProblemCode = (typeof lineProblemCodes)[number];

/** What a reader of statements finds, line by line. */
export type Found = { movement: Movement } | { problem: LineProblem };

/** Why a file is no statement. */
export class UnreadableStatement extends Error {
  readonly code: 'too_large' | 'no_text' | 'spreadsheet' | 'no_statement' | 'no_lines';
  constructor(code: UnreadableStatement['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * What money that came is taken for: the reference and the amount of an open payment (`sure`); its amount,
 * with the name of its client or as the only one (`likely`); a payment of another amount; one that another
 * line has already (`twice`); one that was taken back; one that was noted from this very line; or nothing.
 */
export const proposalStatuses = [
  'sure',
  'likely',
  'differs',
  'twice',
  'cancelled',
  'received',
  'unknown',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Response of `POST /api/admin/bank-statements`. */
export type BankStatement = z.infer<typeof bankStatementSchema>;
export type StatementRow = BankStatement['rows'][number];

export const mostStatementBytes = 2 * 1024 * 1024;
export const mostMovements = 5_000;
