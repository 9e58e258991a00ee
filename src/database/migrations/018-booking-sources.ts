import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counts of where bookings came from, apart from the bookings; and indexes for what staff read first. */
export const bookingSources: Migration = {
  name: '018-booking-sources',
  async up(db, { columns: { day } }) {
    await sql`create table booking_sources (
      day ${day} not null, source text not null, bookings integer not null,
      primary key (day, source)
    )`.execute(db);
    await sql`create index bookings_created
      on bookings (created_at, held_until, confirmed_at)`.execute(db);
    await sql`create index contact_messages_created on contact_messages (created_at, id)`.execute(
      db,
    );
    await sql`create index newsletter_subscribers_confirmed
      on newsletter_subscribers (confirmed_at)`.execute(db);
    await sql`create index charges_paid on charges (paid_at)`.execute(db);
    await sql`create index orders_past_due on orders (created_at)
      where subscription_status = 'past_due'`.execute(db);
    await sql`create index company_tasks_open on company_tasks (due_at)
      where done_at is null`.execute(db);
    await sql`create index outbox_test_mails on outbox (sent_at) where kind = 'test-mail'`.execute(
      db,
    );
    await sql`create index outbox_dead on outbox (created_at) where status = 'dead'`.execute(db);
  },
};
