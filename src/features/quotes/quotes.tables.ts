import type { Day, Instant, Json } from '#platform/database/columns.ts';
import type { PlannedPart, QuoteLine, QuoteState } from './quotes.ts';

/** What a client is offered. A change after it was sent is a new version. */
export type QuoteTable = {
  id: string;
  personId: string;
  /** The work that it began, once it is accepted. */
  projectId: string | null;
  /** The package whose template the work begins with; null for no steps. */
  packageId: string | null;
  /** The language in which the client reads it. */
  language: 'en' | 'pt';
  title: string;
  titlePt: string;
  lines: Json<QuoteLine[]>;
  plan: Json<PlannedPart[]>;
  /** The sum of its lines, as catalogue prices are. */
  priceCents: number;
  currency: string;
  validUntil: Day;
  state: QuoteState;
  version: number;
  /** When this version was mailed. */
  sentAt: Instant | null;
  closedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
};

/** What a client did with a quote, with the words that were shown; never changed. */
export type QuoteDecisionTable = {
  id: string;
  quoteId: string;
  version: number;
  choice: 'accepted' | 'changes';
  name: string;
  comment: string;
  words: string;
  /** The SHA-256 of the words. */
  sha256: string;
  /** The words by which a consumer asks for an early start. */
  earlyStart: string | null;
  termsVersion: string;
  language: 'en' | 'pt';
  addressHash: string | null;
  at: Instant;
};

/** One payment of the plan of an accepted quote. */
export type QuotePartTable = {
  id: string;
  quoteId: string;
  sort: number;
  requestId: string | null;
  /** What it waits for: nothing, the day of its request, or a step of the work. */
  due: 'accepted' | 'day' | 'step';
  stepId: string | null;
  /** When its client was asked for it; null while it waits. */
  askedAt: Instant | null;
};

export type QuotesTables = {
  quotes: QuoteTable;
  quoteDecisions: QuoteDecisionTable;
  quoteParts: QuotePartTable;
};
