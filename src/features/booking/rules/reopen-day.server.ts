import { accept, type Result, refuse } from '#core/result.ts';
import type { Database } from '#platform/database/database.server.ts';
import { isRealDay } from '../calendar-day.ts';
import { removeClosedDay } from './booking-rules.repository.server.ts';

/** Opens a day again that the owner closed. */
export async function reopenDay(
  { database }: { database: Database },
  day: string,
): Promise<Result<{ day: string }, { code: 'not_closed' }>> {
  const wasClosed =
    isRealDay(day) && (await database.transaction((trx) => removeClosedDay(trx, day)));
  return wasClosed ? accept({ day }) : refuse({ code: 'not_closed' });
}
