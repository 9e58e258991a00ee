import type { OfficeTime } from '#core/working-time.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';
import { readOpeningTimes } from './opening-times.ts';

/**
 * Returns when the company is open from an instant on: its opening hours, without the days that staff
 * closed. Every day and hour that is promised is named in these.
 */
export async function readOfficeTime(db: Queryable, from: string): Promise<OfficeTime> {
  const { openingHours } = await requireCompany(db);
  const closed = await listClosedDays(db, readClock(from, companyZone).day);
  return { ...readOpeningTimes(openingHours), closedDays: new Set(closed.map(({ day }) => day)) };
}
