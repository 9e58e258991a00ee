import { toInstant } from '#core/clock.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { mailRequest } from '#features/payments/requests/mail-request.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { payDay } from './decide-quote.server.ts';
import { lockQuote } from './quotes.repository.server.ts';

/** Returns the parts that nobody was asked for yet, with what they wait for. */
function listWaiting(db: Queryable) {
  return db
    .selectFrom('quoteParts')
    .innerJoin('paymentRequests', 'paymentRequests.id', 'quoteParts.requestId')
    .leftJoin('projectSteps', 'projectSteps.id', 'quoteParts.stepId')
    .select(['quoteParts.id', 'quoteParts.quoteId', 'quoteParts.due', 'quoteParts.stepId'])
    .select(['paymentRequests.dueDay', 'projectSteps.doneAt'])
    .where('quoteParts.askedAt', 'is', null)
    .where('paymentRequests.state', '=', 'open');
}

type Waiting = Awaited<ReturnType<ReturnType<typeof listWaiting>['execute']>>[number];

/** Whether the time of a part has come. That of a step that was removed has not: staff see it waiting. */
function isDue({ due, dueDay, doneAt }: Waiting, today: string): boolean {
  if (due === 'accepted') return true;
  return due === 'day' ? dueDay <= today : doneAt !== null;
}

/** Asks the client for a part, by the mail of its payment request, or moves the day of one that waits. */
async function follow(context: Context, { id, quoteId }: Waiting): Promise<boolean> {
  return transact(context, async (trx) => {
    await lockQuote(context.database, trx, quoteId);
    const part = await listWaiting(trx).where('quoteParts.id', '=', id).executeTakeFirst();
    if (!part) return false;
    const now = context.clock();
    const today = readClock(now, companyZone).day;
    const request = await trx
      .selectFrom('paymentRequests')
      .innerJoin('quoteParts', 'quoteParts.requestId', 'paymentRequests.id')
      .selectAll('paymentRequests')
      .where('quoteParts.id', '=', id)
      .executeTakeFirstOrThrow();
    const dueDay = part.due === 'day' ? request.dueDay : payDay(today);
    if (dueDay !== request.dueDay)
      await trx
        .updateTable('paymentRequests')
        .set({ dueDay, updatedAt: toInstant(now) })
        .where('id', '=', request.id)
        .execute();
    if (!isDue(part, today)) return false;
    return mailRequest(context, trx, { ...request, dueDay }, 'asked');
  });
}

/**
 * Asks clients for the parts of accepted quotes whose time has come. What waits for a step is never late:
 * its day moves on. Returns how many were asked for.
 */
export async function askDueParts(context: Context): Promise<number> {
  const today = readClock(context.clock(), companyZone).day;
  const waiting = await context.database.read((db) => listWaiting(db).execute());
  let asked = 0;
  for (const part of waiting) {
    const isLate = part.due === 'step' && part.dueDay <= today;
    if ((isDue(part, today) || isLate) && (await follow(context, part))) asked += 1;
  }
  return asked;
}
