import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The host in the calendar ID of a booking: null for one of before, whose invitations named the site's
 * host of then, which the next start fills in; empty for one whose ID in calendars is its own alone.
 */
export const calendarIdsWithoutAHost: Migration = {
  name: '081-calendar-ids-without-a-host',
  async up(db) {
    await sql`alter table bookings add column calendar_host text`.execute(db);
  },
};
