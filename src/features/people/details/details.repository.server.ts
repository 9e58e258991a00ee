import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Person } from '../people.ts';
import type { DetailField, SetDetails, Statement } from './details.ts';

/** Of each kind of form the newest ones count: a stranger can send many. */
const mostOfAKind = 100;

type Row = Omit<Statement, 'isConfirmed'> & { confirmed: number };

function statementsOf(personId: string): RawBuilder<Row> {
  const newest = sql`order by created_at desc limit ${sql.lit(mostOfAKind)}`;
  return sql<Row>`select * from (select 'booking' as kind, id as record, created_at as at,
      case when confirmed_at is null then 0 else 1 end as confirmed, name, phone, company, language
      from bookings where person_id = ${personId} ${newest}) as booked
    union all
    select * from (select 'message', contact_messages.id, contact_messages.created_at, 0, name,
      phone, business_name, language
      from contact_messages join conversations on conversations.id = contact_messages.id
      where contact_messages.person_id = ${personId}
      and (closed_as is null or closed_as <> 'spam') and begun_as <> 'company'
      order by contact_messages.created_at desc limit ${sql.lit(mostOfAKind)}) as written
    union all
    select * from (select 'newsletter', id, created_at,
      case when confirmed_at is null then 0 else 1 end, name, '', '', language
      from newsletter_subscribers where person_id = ${personId} ${newest}) as subscribed
    union all
    select * from (select 'order', reference, created_at, 0, coalesce(billing_name, ''), '',
      coalesce(billing_company, ''), language
      from orders where person_id = ${personId} ${newest}) as bought
    union all
    select * from (select 'person', id, created_at, 0, name, phone, company, language
      from people where merged_into = ${personId} and id in (select from_id from person_merges)
      ${newest}) as merged`;
}

/** Returns what forms said of a person, the newest first; nothing of what is filed as spam. */
export async function listStatements(db: Queryable, personId: string): Promise<Statement[]> {
  const { rows } = await sql<Row>`select * from (${statementsOf(personId)}) as statements
    order by at desc, record`.execute(db);
  return rows.map(({ confirmed, ...row }) => ({ ...row, isConfirmed: confirmed === 1 }));
}

/** Returns the values that staff have looked at and left. */
export async function listLeftDetails(db: Queryable, personId: string) {
  return db
    .selectFrom('personLeftDetails')
    .select(['field', 'value'])
    .where('personId', '=', personId)
    .execute();
}

/** Records that staff left a value as it is; once. */
export async function insertLeftDetail(
  trx: Queryable,
  detail: { personId: string; field: DetailField; value: string; at: string },
): Promise<void> {
  await trx
    .insertInto('personLeftDetails')
    .values(detail)
    .onConflict((conflict) => conflict.columns(['personId', 'field', 'value']).doNothing())
    .execute();
}

/** Saves what staff set of a person, and that no form fills it in. */
export async function updateDetails(
  trx: Queryable,
  id: string,
  details: SetDetails & Pick<Person, 'staffFields'>,
): Promise<void> {
  await trx.updateTable('people').set(details).where('id', '=', id).execute();
}
