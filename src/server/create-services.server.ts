import { systemClock } from '#core/clock.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { Settings } from '#platform/env.server.ts';
import { createPaymentProvider } from '#platform/payments/create-payment-provider.server.ts';

/** The services of a process, over what it has opened: the server's, and those of a command. */
export async function createServices(
  settings: Pick<Settings, 'origin' | 'stripe'>,
  opened: Pick<Services, 'database' | 'logger' | 'wakeOutbox'>,
): Promise<Services> {
  const clock = systemClock;
  const payments = await createPaymentProvider(settings, { database: opened.database, clock });
  return { ...opened, clock, origin: settings.origin, payments };
}
