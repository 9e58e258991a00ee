import type { Services } from '#platform/context/context.server.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { findLateInvoices } from '../invoices/expected-invoices.server.ts';
import { deliverHandovers, handoversJob } from '../invoices/handovers.server.ts';
import { promisedCallsJob } from '../ledger/promised-calls.repository.server.ts';
import { sweepOrders } from '../reconcile/sweep-orders.server.ts';
import { keepPromises } from '../refunds/keep-promises.server.ts';
import { remindOfRenewals } from '../subscriptions/renewals.server.ts';
import { remindVouchers } from '../waiting/remind-vouchers.server.ts';
import { deliverSandboxEvents } from './deliver-sandbox-events.server.ts';

const sweep: PeriodicJob = {
  name: 'open-orders',
  everySeconds: 600,
  async run(context) {
    const { settled, cancelled } = await sweepOrders(context);
    if (settled + cancelled > 0)
      context.logger.info({ settled, cancelled }, 'open orders were settled or cancelled');
  },
};

const reminders: PeriodicJob = {
  name: 'voucher-reminders',
  everySeconds: 600,
  async run(context) {
    const reminded = await remindVouchers(context);
    if (reminded > 0) context.logger.info({ reminded }, 'buyers were reminded of vouchers');
  },
};

const renewals: PeriodicJob = {
  name: 'unpaid-renewals',
  everySeconds: 600,
  run: remindOfRenewals,
};

const handovers: PeriodicJob = {
  name: handoversJob,
  everySeconds: 10,
  run: async (context) => void (await deliverHandovers(context)),
};

const promises: PeriodicJob = {
  name: promisedCallsJob,
  everySeconds: 10,
  run: async (context) => void (await keepPromises(context)),
};

const lateInvoices: PeriodicJob = {
  name: 'late-invoices',
  everySeconds: 600,
  run: async (context) => void (await findLateInvoices(context)),
};

/** The jobs that keep orders up to date, and those that replace a provider in the sandbox. */
export function paymentsJobs({ payments }: Pick<Services, 'payments'>): PeriodicJob[] {
  const usual = [promises, sweep, reminders, renewals, handovers, lateInvoices];
  if (!isSandbox(payments)) return usual;
  const sandbox: PeriodicJob = {
    name: 'sandbox-payments',
    everySeconds: 60,
    async run(context) {
      await payments.processDue();
      await deliverSandboxEvents({ ...context, payments });
    },
  };
  return [...usual, sandbox];
}
