import { mailboxKey } from '#core/email-address.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Somebody of whom there is something to see: work, a quote, what they paid or are asked to pay, or work that they may read. */
export type Client = { personId: string; email: string; name: string; language: 'en' | 'pt' };

/** People for whom we work, whom staff sent a quote or asked to pay, who have paid an order, or who read somebody's work; nobody of the staff. */
function clients(db: Queryable) {
  return db
    .selectFrom('people')
    .select(['people.id as personId', 'people.email', 'people.name', 'people.language'])
    .where('people.erasedAt', 'is', null)
    .where('people.mergedInto', 'is', null)
    .where(({ or, not, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('projects')
            .select('projects.id')
            .whereRef('projects.personId', '=', 'people.id'),
        ),
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.personId', '=', 'people.id')
            .where('orders.paidAt', 'is not', null),
        ),
        exists(
          selectFrom('quotes')
            .select('quotes.id')
            .whereRef('quotes.personId', '=', 'people.id')
            .where('quotes.sentAt', 'is not', null),
        ),
        exists(
          selectFrom('paymentRequests')
            .select('paymentRequests.id')
            .whereRef('paymentRequests.personId', '=', 'people.id')
            .where('paymentRequests.state', '<>', 'cancelled'),
        ),
        exists(
          selectFrom('projectReaders')
            .select('projectReaders.id')
            .whereRef('projectReaders.personId', '=', 'people.id'),
        ),
      ]).and(
        not(
          exists(
            selectFrom('staff')
              .select('staff.personId')
              .whereRef('staff.personId', '=', 'people.id')
              .where('staff.endedAt', 'is', null),
          ),
        ),
      ),
    );
}

export async function getClient(db: Queryable, personId: string): Promise<Client | null> {
  const row = await clients(db).where('people.id', '=', personId).executeTakeFirst();
  return row ? { ...row, language: row.language === 'pt' ? 'pt' : 'en' } : null;
}

/** Returns who an address is of, or of the person merged into; null unless something is known of it. */
export async function findPersonOfAddress(db: Queryable, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'mergedInto'])
    .where('emailKey', '=', mailboxKey(email))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row ? (row.mergedInto ?? row.id) : null;
}
