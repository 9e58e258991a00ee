import { toInstant } from '#core/clock.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { leaseMilliseconds } from '#platform/outbox/retry-schedule.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { contactDue } from '../contact-by.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { applySubscription } from '../ledger/apply-subscription.server.ts';
import { closeTask, openTask } from '../ledger/company-tasks.repository.server.ts';
import { sendBuyer } from '../ledger/identify-buyer.server.ts';
import { getOrder } from '../ledger/orders.repository.server.ts';
import {
  claimCall,
  claimDueCall,
  type PromisedCall,
  recordAttempt,
} from '../ledger/promised-calls.repository.server.ts';
import { refundUpTo } from './refund-charges.server.ts';

const second = 1000;
const longest = 60 * 60 * second;

/**
 * Returns the milliseconds until the next attempt after `attempt` (from 1) failed: 15 seconds, doubled
 * each time up to an hour. There is no last attempt: what was promised stays promised.
 */
export function retryDelay(attempt: number): number {
  return Math.min(15 * second * 2 ** Math.min(attempt - 1, 20), longest);
}

/** The tasks that say what is not done yet; who pays is not worth one. */
const tasks = {
  end_subscription: 'end-unfinished',
  cancel_payment: 'cancel-unfinished',
  refund: 'refund-unfinished',
  identify_buyer: null,
} as const satisfies Record<PromisedCall['kind'], string | null>;

/** Makes a call. Every one of them has its effect once, however often it is made. */
async function make(context: Context, { kind, orderId, about, totalCents }: PromisedCall) {
  const { payments, database } = context;
  switch (kind) {
    case 'end_subscription':
      await applySubscription(context, await payments.cancelSubscription(about));
      return;
    case 'cancel_payment':
      await applyPayment(context, await payments.cancelPayment(about));
      return;
    case 'refund':
      return refundUpTo(context, orderId, totalCents ?? 0);
    case 'identify_buyer': {
      const order = await database.read((db) => getOrder(db, orderId));
      if (order) await sendBuyer(context, order);
    }
  }
}

function leaseOf({ clock, payments }: Context) {
  const now = clock();
  const until = toInstant(new Date(now.getTime() + leaseMilliseconds));
  return { provider: payments.name, now: toInstant(now), until };
}

async function recordDone(context: Context, call: PromisedCall): Promise<void> {
  const at = toInstant(context.clock());
  const kind = tasks[call.kind];
  await transact(context, async (trx) => {
    const done = { state: 'done', doneAt: at, lastError: null } as const;
    if (!(await recordAttempt(trx, call, done))) return;
    if (kind !== null) await closeTask(trx, { kind, orderId: call.orderId, at });
  });
}

/** Whether another attempt is pointless: the provider has refused a refund, and a person has to decide. */
function isFinal({ kind }: PromisedCall, error: unknown): boolean {
  return kind === 'refund' && error instanceof ProviderError && !error.unreachable;
}

async function recordFailure(context: Context, call: PromisedCall, error: unknown): Promise<void> {
  const { id, attempts, orderId, createdAt } = call;
  const now = context.clock();
  const at = toInstant(now);
  const lastError = error instanceof ProviderError ? error.code : 'unexpected';
  const kind = tasks[call.kind];
  await transact(context, async (trx) => {
    if (isFinal(call, error)) {
      if (!(await recordAttempt(trx, call, { state: 'refused', lastError }))) return;
      await closeTask(trx, { kind: tasks.refund, orderId, at });
      const failed = { kind: 'refund-failed', orderId, createdAt: at };
      if (attempts > 1)
        await openTask(trx, {
          ...failed,
          dueAt: contactDue(at, await readOfficeTime(trx, at)),
        });
      return;
    }
    const nextAttemptAt = toInstant(new Date(now.getTime() + retryDelay(attempts)));
    if (!(await recordAttempt(trx, call, { nextAttemptAt, lastError })) || kind === null) return;
    const dueAt = contactDue(createdAt, await readOfficeTime(trx, createdAt));
    await openTask(trx, { kind, orderId, dueAt, createdAt: at });
  });
  const fields = { call: id, order: orderId, attempt: attempts, code: lastError };
  if (error instanceof ProviderError) context.logger.warn(fields, 'a promised call is tried again');
  else context.logger.error({ ...fields, err: error }, 'a promised call failed unexpectedly');
}

async function attempt(context: Context, call: PromisedCall): Promise<void> {
  try {
    await make(context, call);
  } catch (error) {
    await recordFailure(context, call, error);
    throw error;
  }
  await recordDone(context, call);
}

/** Makes one promised call now, whether it is due or not. Throws what the call throws; it stays promised. */
export async function keepPromise(context: Context, id: string): Promise<void> {
  const { until } = leaseOf(context);
  const call = await transact(context, (trx) => claimCall(trx, id, until));
  if (call) await attempt(context, call);
}

/**
 * Makes the promised calls that are due, one after the other, until the provider gives no answer. A process
 * that dies during a call leaves its claim, which ends after a minute. Returns how many were made.
 */
export async function keepPromises(context: Context): Promise<number> {
  const { database } = context;
  for (let made = 0; ; ) {
    const lease = leaseOf(context);
    const call = await transact(context, (trx) => claimDueCall(trx, database.engine, lease));
    if (call === null) return made;
    try {
      await attempt(context, call);
      made += 1;
    } catch (error) {
      if (error instanceof ProviderError && error.unreachable) return made;
    }
  }
}
