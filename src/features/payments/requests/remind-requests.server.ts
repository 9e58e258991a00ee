import { sql } from 'kysely';
import { toInstant } from '#core/clock.ts';
import { addWorkdays, reminderDays } from '#core/workdays.ts';
import { isWorkday } from '#core/working-time.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isPayable } from '../ledger/order-states.ts';
import { mailRequest } from './mail-request.server.ts';
import {
  getOrderOfRequest,
  getPaymentRequest,
  lockRequest,
  type PaymentRequest,
  updatePaymentRequest,
} from './requests.repository.server.ts';

/** From when on, on Lisbon's clock, reminders leave. */
const firstTime = '09:00';
const mostReminders = 6;
/** How many working days before its day a request is reminded of first. */
const firstBefore = 2;

/**
 * Returns how many days of its schedule a request has reached by a day, and whether a reminder leaves
 * now: not for a day before it was asked for, and once a day at most. Null where nothing is due.
 */
export function findDue(
  request: Pick<PaymentRequest, 'dueDay' | 'createdAt' | 'remindedAt' | 'remindedThrough'>,
  today: string,
): { reached: number; isMailed: boolean } | null {
  const come = reminderDays(request.dueDay).filter((day) => day <= today);
  const last = come.at(-1);
  if (last === undefined || come.length <= request.remindedThrough) return null;
  const dayOf = (instant: string) => readClock(instant, companyZone).day;
  const isRecent = request.remindedAt !== null && dayOf(request.remindedAt) === today;
  return { reached: come.length, isMailed: last > dayOf(request.createdAt) && !isRecent };
}

async function listDue(db: Queryable, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentRequests')
    .select('id')
    // As a literal, or the index of open requests is not used.
    .where('state', '=', sql.lit('open'))
    .where('mailedAt', 'is not', null)
    .where('remindedThrough', '<', mostReminders)
    .where('dueDay', '<=', addWorkdays(today, firstBefore))
    .execute();
  return rows.map(({ id }) => id);
}

async function remindOf(context: Context, trx: Queryable, id: string, today: string) {
  await lockRequest(context.database, trx, id);
  const request = await getPaymentRequest(trx, id);
  if (request?.state !== 'open') return;
  const due = findDue(request, today);
  if (due === null) return;
  // Whoever has a voucher, or whose debit is on its way, is paying it.
  const order = await getOrderOfRequest(trx, id);
  const isPaying = order !== null && order.status !== 'cancelled' && !isPayable(order.status);
  const reminders = request.reminders + 1;
  const isWritten =
    due.isMailed && !isPaying && (await mailRequest(context, trx, request, 'reminded', reminders));
  await updatePaymentRequest(trx, id, {
    remindedThrough: due.reached,
    ...(isWritten && { reminders, remindedAt: toInstant(context.clock()) }),
  });
}

/** Reminds clients of what they are still to pay, on working days of Lisbon alone, as of their other tasks. */
export async function remindRequests(context: Context): Promise<void> {
  const { day: today, time } = readClock(context.clock(), companyZone);
  if (!isWorkday(today) || time < firstTime) return;
  const ids = await context.database.read((db) => listDue(db, today));
  for (const id of ids) await transact(context, (trx) => remindOf(context, trx, id, today));
}
