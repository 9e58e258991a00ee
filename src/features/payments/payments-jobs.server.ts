import type { Services } from '#platform/context/context.server.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { sweepOrders } from './reconcile/sweep-orders.server.ts';
import { deliverSandboxEvents } from './sandbox/deliver-sandbox-events.server.ts';

const sweep: PeriodicJob = {
  name: 'open-orders',
  everySeconds: 600,
  async run(context) {
    const { settled, ended } = await sweepOrders(context);
    if (settled + ended > 0) context.logger.info({ settled, ended }, 'open orders came to an end');
  },
};

/** What keeps orders true without being asked; in the sandbox also what time does there. */
export function paymentsJobs({ payments }: Pick<Services, 'payments'>): PeriodicJob[] {
  if (!isSandbox(payments)) return [sweep];
  const time: PeriodicJob = {
    name: 'sandbox-payments',
    everySeconds: 60,
    async run(context) {
      await payments.passTime();
      await deliverSandboxEvents({ ...context, payments });
    },
  };
  return [sweep, time];
}
