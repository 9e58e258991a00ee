import { toInstant } from '#core/clock.ts';
import { addWorkingTime, lengthOfDay } from '#core/working-time.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Returns the instant until which an answer to what arrives now is promised: a working day. */
export async function promisedAnswer(
  { clock }: Pick<Context, 'clock'>,
  db: Queryable,
): Promise<string> {
  const now = toInstant(clock());
  const office = await readOfficeTime(db, now);
  return addWorkingTime(now, lengthOfDay(office), office);
}
