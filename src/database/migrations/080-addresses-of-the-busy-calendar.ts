import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The owner's addresses, by which declined invitations are known, and what could not be read of the calendar. */
export const addressesOfTheBusyCalendar: Migration = {
  name: '080-addresses-of-the-busy-calendar',
  async up(db, { columns: { json } }) {
    for (const column of ['own_addresses', 'told'].map((name) => sql.ref(name)))
      await sql`alter table busy_calendars
        add column ${column} ${json} not null default '[]'`.execute(db);
  },
};
