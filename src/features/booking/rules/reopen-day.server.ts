import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isRealDay } from '../calendar-day.ts';
import { removeClosedDays } from './booking-rules.repository.server.ts';

/** Opens a closed day again, or every closed day up to `until`. Returns how many were closed. */
export async function reopenDay(
  context: Context,
  day: string,
  until: string = day,
): Promise<Result<{ day: string; reopened: number }, { code: 'not_closed' }>> {
  if (!isRealDay(day) || !isRealDay(until)) return refuse({ code: 'not_closed' });
  const range = { from: day, to: until };
  return transact(context, async (trx) => {
    const reopened = await removeClosedDays(trx, range);
    if (reopened === 0) return refuse({ code: 'not_closed' });
    const subject = { kind: 'calendar', id: day };
    await recordChange(context, trx, { action: 'calendar.reopen', subject, after: range });
    return accept({ day, reopened });
  });
}
