import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import type { OrdersDeps } from './payments-deps.server.ts';
import { sweepOrders } from './reconcile/sweep-orders.server.ts';
import { deliverSandboxEvents } from './sandbox/deliver-sandbox-events.server.ts';

/** What keeps orders true without being asked; in the sandbox also what time does there. */
export function ordersJobs(deps: OrdersDeps): PeriodicJob[] {
  const sweep: PeriodicJob = {
    name: 'open-orders',
    everySeconds: 600,
    async run() {
      const { settled, ended } = await sweepOrders(deps);
      if (settled + ended > 0) deps.logger.info({ settled, ended }, 'open orders came to an end');
    },
  };
  const { payments } = deps;
  if (!isSandbox(payments)) return [sweep];
  const time: PeriodicJob = {
    name: 'sandbox-payments',
    everySeconds: 60,
    async run() {
      await payments.passTime();
      await deliverSandboxEvents({ ...deps, payments });
    },
  };
  return [sweep, time];
}
