import type { Money } from '#core/money.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PersonView } from './people.schema.ts';

/** Returns what the person has paid, less what was refunded or a bank took back, in each currency. */
export async function listPaidBy(db: Queryable, personId: string): Promise<Money[]> {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.orderId')
    .leftJoin(
      (db) =>
        db
          .selectFrom('disputes')
          .select(({ fn }) => ['paymentId', fn.sum<number>('withdrawnCents').as('cents')])
          .groupBy('paymentId')
          .as('disputed'),
      (join) => join.onRef('disputed.paymentId', '=', 'charges.paymentId'),
    )
    .select(({ fn }) => [
      'charges.currency',
      fn.sum<number | string>('charges.amountCents').as('charged'),
      fn.sum<number | string>('charges.refundedCents').as('refunded'),
      fn.sum<number | string | null>('disputed.cents').as('withdrawn'),
    ])
    .where('orders.personId', '=', personId)
    .groupBy('charges.currency')
    .orderBy('charges.currency')
    .execute();
  return rows.map(({ currency, charged, refunded, withdrawn }) => ({
    currency,
    cents: Number(charged) - Number(refunded) - Number(withdrawn ?? 0),
  }));
}

/** Returns the state of the person's subscription to the newsletter; null if there is none. */
export async function getNewsletterStatus(
  db: Queryable,
  personId: string,
): Promise<PersonView['newsletter']> {
  const row = await db
    .selectFrom('newsletterSubscribers')
    .select('status')
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status ?? null;
}

/** Returns the person's conversation that waits longest for an answer; null if none does. */
export async function getWaitingConversation(
  db: Queryable,
  personId: string,
): Promise<{ id: string; at: string } | null> {
  const row = await db
    .selectFrom('contactMessages')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .select(['contactMessages.id', 'contactMessages.createdAt as at'])
    .where('contactMessages.personId', '=', personId)
    .where('contactMessages.status', '=', 'new')
    .where('conversations.closedAs', 'is', null)
    .orderBy('contactMessages.createdAt')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
