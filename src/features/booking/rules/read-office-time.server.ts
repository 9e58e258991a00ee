import { type OfficeTime, usualOffice } from '#core/working-time.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';

type OpeningTimes = Pick<OfficeTime, 'opens' | 'shuts'>;

const { opens, shuts } = usualOffice;

/**
 * Returns when the company opens and shuts, from its own line such as "Weekdays 09:00 to 18:00"; the
 * usual hours if the line does not have two times of which the second is later.
 */
export function readOpeningTimes(line: string): OpeningTimes {
  const times = [...line.matchAll(/\b(\d{1,2})[:h.](\d{2})(?!\d)/g)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [first = '', last = ''] = times;
  const isRead = times.length === 2 && first < last && last <= '23:59' && /^..:[0-5]/.test(first);
  return isRead && /^..:[0-5]/.test(last) ? { opens: first, shuts: last } : { opens, shuts };
}

/**
 * Returns when the company is open from an instant on: its opening hours, without the days that staff
 * closed. Every day and hour that is promised is named in these.
 */
export async function readOfficeTime(db: Queryable, from: string): Promise<OfficeTime> {
  const { openingHours } = await requireCompany(db);
  const closed = await listClosedDays(db, readClock(from, companyZone).day);
  return { ...readOpeningTimes(openingHours), closedDays: new Set(closed.map(({ day }) => day)) };
}
