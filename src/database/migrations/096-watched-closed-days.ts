import type { Migration } from './migration.ts';

/** The days that the owner closed, by which the stored home says when the phone is picked up again. */
export const watchedClosedDays: Migration = {
  name: '096-watched-closed-days',
  async up(db, { watchContent }) {
    await watchContent(db, 'closed_days');
  },
};
