import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { TimelineEntry } from './people.schema.ts';

// A union of PostgreSQL takes its types from the first branch, which knows no amount.
const noStart = sql`null`;
const noAmount = sql`cast(null as integer) as cents, cast(null as text) as currency`;

/**
 * Returns a part of what happened with a person, newest first, read from the features' own tables.
 * Each part of the union is an indexed read by person.
 */
export async function listTimeline(
  db: Queryable,
  personId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<TimelineEntry[]> {
  const { rows } = await sql<TimelineEntry>`
    select 'booking' as kind, id, created_at as at, reference as label, status as state,
      starts_at as starts_at, ${noAmount}
      from bookings where person_id = ${personId}
    union all
    select 'message', id, created_at, message, status, ${noStart}, ${noAmount}
      from contact_messages where person_id = ${personId}
    union all
    select 'order', id, created_at, reference, status, ${noStart}, amount_cents, currency
      from orders where person_id = ${personId}
    union all
    select 'charge', charges.payment_id, charges.paid_at, orders.reference,
      case when charges.refunded_cents >= charges.amount_cents then 'refunded'
        when charges.refunded_cents > 0 then 'partly_refunded' else 'paid' end,
      ${noStart}, charges.amount_cents, charges.currency
      from charges join orders on orders.id = charges.order_id
      where orders.person_id = ${personId}
    union all
    select 'newsletter', newsletter_consents.id, newsletter_consents.created_at, step, status,
      ${noStart}, ${noAmount}
      from newsletter_consents join newsletter_subscribers
      on newsletter_subscribers.id = newsletter_consents.subscriber_id
      where newsletter_subscribers.person_id = ${personId}
    union all
    select 'sign-in', id, created_at, device, strength, ${noStart}, ${noAmount}
      from sessions where person_id = ${personId}
    union all
    select 'note', id, created_at, text, null, ${noStart}, ${noAmount}
      from person_notes where person_id = ${personId}
    union all
    select 'log', id, at, action, actor_kind, ${noStart}, ${noAmount}
      from audit_log where subject_kind = 'person' and subject_id = ${personId}
    order by 3 desc, 2 limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
