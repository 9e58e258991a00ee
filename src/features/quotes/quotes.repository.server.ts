import type { Selectable } from 'kysely';
import { toJson } from '#platform/database/columns.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { QuoteDecisionTable, QuotePartTable, QuoteTable } from './quotes.tables.ts';
import {
  expiringStates,
  type PlannedPart,
  type QuoteFilterState,
  type QuoteLine,
} from './quotes.ts';

export type Quote = Selectable<QuoteTable>;
export type QuoteDecision = QuoteDecisionTable;
export type QuotePart = QuotePartTable;

/** Serializes what is decided about a quote, across processes. */
export function lockQuote(database: Database, trx: Queryable, id: string): Promise<void> {
  return database.lock(trx, `quote:${id}`);
}

export async function getQuote(db: Queryable, id: string): Promise<Quote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function insertQuote(trx: Queryable, { lines, plan, ...quote }: Quote): Promise<void> {
  await trx
    .insertInto('quotes')
    .values({ ...quote, lines: toJson(lines), plan: toJson(plan) })
    .execute();
}

type Change = Partial<Omit<Quote, 'id' | 'lines' | 'plan'>> & {
  lines?: QuoteLine[];
  plan?: PlannedPart[];
};

export async function updateQuote(
  trx: Queryable,
  id: string,
  { lines, plan, ...change }: Change,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({
      ...change,
      ...(lines && { lines: toJson(lines) }),
      ...(plan && { plan: toJson(plan) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function insertQuoteDecision(trx: Queryable, decision: QuoteDecision): Promise<void> {
  await trx.insertInto('quoteDecisions').values(decision).execute();
}

/** Returns what clients did with some quotes, the oldest first. */
export async function listQuoteDecisions(
  db: Queryable,
  quoteIds: readonly string[],
): Promise<QuoteDecision[]> {
  if (quoteIds.length === 0) return [];
  return db
    .selectFrom('quoteDecisions')
    .selectAll()
    .where('quoteId', 'in', quoteIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function insertQuoteParts(trx: Queryable, parts: QuotePart[]): Promise<void> {
  await trx.insertInto('quoteParts').values(parts).execute();
}

/** Returns the parts of some quotes in their order, with the states of their requests. */
export async function listQuoteParts(db: Queryable, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return [];
  return db
    .selectFrom('quoteParts')
    .leftJoin('paymentRequests', 'paymentRequests.id', 'quoteParts.requestId')
    .selectAll('quoteParts')
    .select(['paymentRequests.state as requestState', 'paymentRequests.dueDay'])
    .where('quoteId', 'in', quoteIds)
    .orderBy('sort')
    .execute();
}

/** Returns the quotes of a person that were sent or accepted, the oldest first. */
export async function listQuotesOf(db: Queryable, personId: string): Promise<Quote[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', 'in', ['sent', 'accepted'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns how many clients asked for changes of their quote, which wait for an answer. */
export async function countAskedChanges(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'changes')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type QuoteFilter = {
  state: QuoteFilterState | null;
  personId: string | null;
  projectId: string | null;
  /** The day in Lisbon, by which quotes have expired. */
  today: string;
};

/** Returns a page of quotes, the newest first, and how many there are. */
export async function listQuotes(
  db: Queryable,
  filter: QuoteFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Quote[]; total: number }> {
  let found = db.selectFrom('quotes');
  if (filter.state === 'expired')
    found = found.where('state', 'in', expiringStates).where('validUntil', '<', filter.today);
  else if (filter.state !== null) found = found.where('state', '=', filter.state);
  if (filter.personId !== null) found = found.where('personId', '=', filter.personId);
  if (filter.projectId !== null) found = found.where('projectId', '=', filter.projectId);
  const rows = await found
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}
