import { systemClock } from '#core/clock.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { Settings } from '#platform/env.server.ts';
import { createLiveUpdates } from '#platform/live/live-updates.server.ts';
import { createPaymentProvider } from '#platform/payments/create-payment-provider.server.ts';

/** Returns the services of a process, the server's or a command's, given what it has opened. */
export function createServices(
  settings: Pick<Settings, 'origin' | 'stripe'>,
  opened: Pick<Services, 'database' | 'logger' | 'wakeOutbox' | 'wakeJob'>,
): Services {
  const clock = systemClock;
  const payments = createPaymentProvider(settings, { database: opened.database, clock });
  const live = createLiveUpdates(opened.database);
  return { ...opened, clock, origin: settings.origin, payments, live };
}
