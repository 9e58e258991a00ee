import type { Clock } from '#core/clock.ts';
import { remindBookings } from '#features/booking/reminders/remind-bookings.server.ts';
import { requireCompany } from '#features/company/company.repository.server.ts';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { ordersJobs } from '#features/payments/payments-jobs.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';

export type JobDeps = {
  database: Database;
  clock: Clock;
  logger: Logger;
  origin: string;
  payments: PaymentProvider;
  wakeOutbox(): void;
};

/** What the server does again and again without being asked; one line a job. */
export function periodicJobs(deps: JobDeps): PeriodicJob[] {
  return [
    {
      name: 'booking-reminders',
      everySeconds: 60,
      run: () => remindBookings({ ...deps, getCompany: requireCompany }),
    },
    {
      name: 'unconfirmed-subscribers',
      everySeconds: 3600,
      async run() {
        const removed = await removeStaleSubscribers(deps);
        if (removed > 0) deps.logger.info({ removed }, 'removed unconfirmed subscribers');
      },
    },
    ...ordersJobs({ ...deps, getCompany: requireCompany }),
  ];
}
