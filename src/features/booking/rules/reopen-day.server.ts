import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isRealDay } from '../calendar-day.ts';
import { removeClosedDay } from './booking-rules.repository.server.ts';

/** Opens a closed day again. */
export async function reopenDay(
  context: Context,
  day: string,
): Promise<Result<{ day: string }, { code: 'not_closed' }>> {
  const wasClosed = isRealDay(day) && (await transact(context, (trx) => removeClosedDay(trx, day)));
  return wasClosed ? accept({ day }) : refuse({ code: 'not_closed' });
}
