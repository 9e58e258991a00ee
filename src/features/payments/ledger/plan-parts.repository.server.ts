import { quoteReference } from '#core/quote-reference.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PlanPart } from './plan-part.texts.ts';

/** The contract by which the parts of a quote are owed, as its acceptance made it. */
export type Agreement = {
  at: string;
  language: 'en' | 'pt';
  termsVersion: string;
  /** The words by which the client asked for an early start; null where it did not. */
  earlyStart: string | null;
};

/** Returns the ids of the quotes that requests are a part of. */
async function quoteIdsOf(db: Queryable, requestIds: readonly string[]): Promise<string[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .selectFrom('quoteParts')
    .select('quoteId')
    .distinct()
    .where('requestId', 'in', requestIds)
    .execute();
  return rows.map(({ quoteId }) => quoteId);
}

/** Returns which part of which accepted quote each request is, by its id; nothing of any other request. */
export async function findPlanParts(
  db: Queryable,
  requestIds: readonly string[],
): Promise<Map<string, PlanPart>> {
  const quoteIds = await quoteIdsOf(db, requestIds);
  if (quoteIds.length === 0) return new Map();
  const accepted = await db
    .selectFrom('quoteDecisions')
    .select(['quoteId', 'at'])
    .where('quoteId', 'in', quoteIds)
    .where('choice', '=', 'accepted')
    .execute();
  const all = await db
    .selectFrom('quoteParts')
    .select(['quoteId', 'sort', 'requestId', 'askedAt'])
    .where('quoteId', 'in', quoteIds)
    .orderBy('sort')
    .execute();
  const asked = all.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
  const paid = await db
    .selectFrom('orders')
    .select(['requestId', 'paidAt'])
    .where('requestId', 'in', asked)
    .where('paidAt', 'is not', null)
    .orderBy('paidAt')
    .execute();
  const found = new Map<string, PlanPart>();
  for (const { quoteId, sort, requestId, askedAt } of all) {
    const agreed = accepted.find((one) => one.quoteId === quoteId);
    if (requestId === null || !agreed || !requestIds.includes(requestId)) continue;
    const parts = all.filter((one) => one.quoteId === quoteId);
    const others = parts.filter((one) => one.requestId !== requestId);
    found.set(requestId, {
      quoteId,
      quote: quoteReference(quoteId),
      number: sort + 1,
      count: parts.length,
      agreedAt: agreed.at,
      askedAt,
      paid: others.flatMap((one) => {
        const order = paid.find((row) => row.requestId === one.requestId);
        return order?.paidAt ? [{ number: one.sort + 1, paidAt: order.paidAt }] : [];
      }),
    });
  }
  return found;
}

/** Returns which part of which accepted quote a request is; null for none. */
export async function getPlanPart(
  db: Queryable,
  requestId: string | null,
): Promise<PlanPart | null> {
  if (requestId === null) return null;
  return (await findPlanParts(db, [requestId])).get(requestId) ?? null;
}

/** Notes when the client was asked for the part of a plan that a request is, if it is one. */
export async function markPartAsked(trx: Queryable, requestId: string, at: string): Promise<void> {
  await trx
    .updateTable('quoteParts')
    .set({ askedAt: at })
    .where('requestId', '=', requestId)
    .where('askedAt', 'is', null)
    .execute();
}

/** Returns the ids of the requests of all parts of a quote, in a fixed order. */
export async function listPlanRequests(db: Queryable, quoteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quoteParts')
    .select('requestId')
    .where('quoteId', '=', quoteId)
    .orderBy('sort')
    .execute();
  return rows.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
}

/** Returns the acceptance of a quote; null for one that nobody has accepted. */
export async function getAgreement(db: Queryable, quoteId: string): Promise<Agreement | null> {
  const row = await db
    .selectFrom('quoteDecisions')
    .select(['at', 'language', 'termsVersion', 'earlyStart'])
    .where('quoteId', '=', quoteId)
    .where('choice', '=', 'accepted')
    .executeTakeFirst();
  return row ?? null;
}

/** A quote that a client accepted: one contract for all its parts. */
export type AgreedQuote = {
  id: string;
  /** Such as `Q-7K4QXM2P`. */
  reference: string;
  title: string;
  titlePt: string | null;
  personId: string;
  language: 'en' | 'pt';
  agreedAt: string;
  /** The work that its acceptance began. */
  projectId: string | null;
};

const selectAgreed = (db: Queryable) =>
  db
    .selectFrom('quotes')
    .innerJoin('quoteDecisions', 'quoteDecisions.quoteId', 'quotes.id')
    .select(['quotes.id', 'quotes.title', 'quotes.titlePt', 'quotes.personId', 'quotes.projectId'])
    .select(['quotes.language', 'quoteDecisions.at as agreedAt'])
    .where('choice', '=', 'accepted');

function asAgreed(row: Omit<AgreedQuote, 'reference'>): AgreedQuote {
  return { ...row, titlePt: row.titlePt || null, reference: quoteReference(row.id) };
}

/** Returns a quote that was accepted; null for any other. */
export async function getAgreedQuote(db: Queryable, id: string): Promise<AgreedQuote | null> {
  const row = await selectAgreed(db).where('quotes.id', '=', id).executeTakeFirst();
  return row ? asAgreed(row) : null;
}

/** Returns the accepted quotes of the person with an address, by its `mailboxKey`. */
export async function listAgreedQuotes(db: Queryable, key: string): Promise<AgreedQuote[]> {
  const rows = await selectAgreed(db)
    .innerJoin('people', 'people.id', 'quotes.personId')
    .where('people.emailKey', '=', key)
    .execute();
  return rows.map(asAgreed);
}
