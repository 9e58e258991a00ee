import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import type { TimelineEntry } from './timeline.schema.ts';

/** A person, with the hashes of the addresses by which the outbox knows them. */
type Whose = { personId: string; recipients: readonly string[] };

/** The kinds to list; null lists every kind. */
type Kinds = readonly string[] | null;

/**
 * What happened with a person, read from the features' own tables. Each part of the union is an
 * indexed read by person; the first two give the columns their types.
 */
function entriesOf({ personId, recipients }: Whose, kinds: Kinds): RawBuilder<unknown> {
  const listed = kinds === null ? sql`` : sql`where kind in (${sql.join(['', ...kinds])})`;
  return sql`(select * from (
    select 'order' as kind, id, created_at as at, reference as label, status as state,
      reference as record, amount_cents as cents, currency
      from orders where person_id = ${personId}
    union all
    select 'charge', charges.payment_id, charges.paid_at, orders.reference,
      case when exists (select 1 from disputes where disputes.payment_id = charges.payment_id
          and withdrawn_cents > 0) then 'taken_back'
        when charges.refunded_cents >= charges.amount_cents then 'refunded'
        when charges.refunded_cents > 0 then 'partly_refunded' else 'paid' end,
      orders.reference, charges.amount_cents, charges.currency
      from charges join orders on orders.id = charges.order_id
      where orders.person_id = ${personId}
    union all
    select 'booking', id, case when status = 'cancelled' then updated_at else starts_at end,
      reference, case when no_show_at is null then status else 'no_show' end, id, null, null
      from bookings where person_id = ${personId}
    union all
    select case begun_as when 'company' then 'talk' else 'message' end, contact_messages.id,
      contact_messages.created_at, case begun_as when 'company' then subject else message end,
      status, contact_messages.id, null, null
      from contact_messages join conversations on conversations.id = contact_messages.id
      where contact_messages.person_id = ${personId}
    union all
    select 'newsletter', newsletter_consents.id, newsletter_consents.created_at, step, status,
      newsletter_subscribers.id, null, null
      from newsletter_consents join newsletter_subscribers
      on newsletter_subscribers.id = newsletter_consents.subscriber_id
      where newsletter_subscribers.person_id = ${personId}
    union all
    select 'sign-in', id, created_at, device, strength, null, null, null
      from sessions where person_id = ${personId}
    union all
    select 'note', id, created_at, text, null, null, null, null
      from person_notes where person_id = ${personId}
    union all
    select 'log', id, at, action, actor_kind, null, null, null
      from audit_log where subject_kind = 'person' and subject_id = ${personId}
    union all
    select 'mail', id, coalesce(sent_at, created_at), subject, status, null, null, null
      from outbox where recipient_hash in (${sql.join(['', ...recipients])})
    ) as everything ${listed}) as entries`;
}

/** Returns a person with the hashes of their address, and of those merged into them; a merged one has none. */
async function readRecipients(db: Queryable, personId: string): Promise<Whose> {
  const people = await db
    .selectFrom('people')
    .select('emailKey')
    .where(({ eb, or, and }) =>
      or([
        and([eb('id', '=', personId), eb('mergedInto', 'is', null)]),
        eb('mergedInto', '=', personId),
      ]),
    )
    .where('erasedAt', 'is', null)
    .execute();
  const recipients = await Promise.all(people.map(({ emailKey }) => keyedHash(db, emailKey)));
  return { personId, recipients };
}

/** Returns a part of what happened, and of what is ahead, the latest first. */
export async function listTimeline(
  db: Queryable,
  personId: string,
  { kinds, limit, offset }: { kinds: Kinds; limit: number; offset: number },
): Promise<TimelineEntry[]> {
  const whose = await readRecipients(db, personId);
  const { rows } = await sql<TimelineEntry>`select * from ${entriesOf(whose, kinds)}
    order by at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Returns how many entries of each kind there are. */
export async function countTimeline(
  db: Queryable,
  personId: string,
  kinds: Kinds,
): Promise<{ kind: string; count: number }[]> {
  const whose = await readRecipients(db, personId);
  const { rows } = await sql<{ kind: string; count: number | string }>`
    select kind, count(*) as count from ${entriesOf(whose, kinds)} group by kind`.execute(db);
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
