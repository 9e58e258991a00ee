import { releaseLapsedHolds } from '#features/booking/holds/release-lapsed-holds.server.ts';
import { remindBookings } from '#features/booking/reminders/remind-bookings.server.ts';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { paymentsJobs } from '#features/payments/payments-jobs.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';

/** The periodic jobs of the server. */
export function periodicJobs(services: Pick<Services, 'payments'>): PeriodicJob[] {
  return [
    { name: 'booking-reminders', everySeconds: 60, run: remindBookings },
    {
      name: 'lapsed-holds',
      everySeconds: 60,
      async run(context) {
        const released = await releaseLapsedHolds(context);
        if (released > 0) context.logger.info({ released }, 'released holds that lapsed');
      },
    },
    {
      name: 'unconfirmed-subscribers',
      everySeconds: 3600,
      async run(context) {
        const removed = await removeStaleSubscribers(context);
        if (removed > 0) context.logger.info({ removed }, 'removed unconfirmed subscribers');
      },
    },
    ...paymentsJobs(services),
  ];
}
