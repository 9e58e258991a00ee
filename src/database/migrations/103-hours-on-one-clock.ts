import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The hours of the samples, in Portuguese, on the clock of all other times; the owner's own words stay. */
export const hoursOnOneClock: Migration = {
  name: '103-hours-on-one-clock',
  async up(db) {
    await sql`update company set opening_hours_pt = ${'Dias úteis, das 09:00 às 18:00'}
      where opening_hours_pt = ${'Dias úteis, das 9h00 às 18h00'}`.execute(db);
  },
};
