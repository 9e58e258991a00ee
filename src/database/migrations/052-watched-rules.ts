import type { Migration } from './migration.ts';

/** The booking rules, which the stored page of the booking shows. */
export const watchedRules: Migration = {
  name: '052-watched-rules',
  async up(db, { watchContent }) {
    await watchContent(db, 'booking_rules');
  },
};
