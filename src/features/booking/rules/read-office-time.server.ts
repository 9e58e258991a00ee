import { nextOpenings, type OfficeTime, type Opening, usualOffice } from '#core/working-time.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';

type OpeningTimes = Pick<OfficeTime, 'opens' | 'shuts'>;

const { opens, shuts } = usualOffice;

/** Returns the two times that a line such as "Weekdays 09:00 to 18:00" has; null if it has others. */
function findOpeningTimes(line: string): OpeningTimes | null {
  const times = [...line.matchAll(/\b(\d{1,2})[:h.](\d{2})(?!\d)/g)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [first = '', last = ''] = times;
  const isRead = times.length === 2 && first < last && last <= '23:59' && /^..:[0-5]/.test(first);
  return isRead && /^..:[0-5]/.test(last) ? { opens: first, shuts: last } : null;
}

/**
 * Returns when the company opens and shuts, from its own line such as "Weekdays 09:00 to 18:00"; the
 * usual hours if the line does not have two times of which the second is later.
 */
export function readOpeningTimes(line: string): OpeningTimes {
  return findOpeningTimes(line) ?? { opens, shuts };
}

const dayName = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const wholeWeek = /\bmondays? (to|until|through|–|-) fridays?\b/i;

/** Whether a line speaks of all working days alike, which are the days that the site counts by. */
function namesWeekdays(line: string): boolean {
  return !dayName.test(line.replace(wholeWeek, ''));
}

/** The days that staff closed, from the day of an instant on. */
async function readClosedDays(db: Queryable, from: string): Promise<ReadonlySet<string>> {
  const closed = await listClosedDays(db, readClock(from, companyZone).day);
  return new Set(closed.map(({ day }) => day));
}

/**
 * Returns when the company is open from an instant on: its opening hours, without the days that staff
 * closed. Every day and hour that is promised is named in these.
 */
export async function readOfficeTime(db: Queryable, from: string): Promise<OfficeTime> {
  const { openingHours } = await requireCompany(db);
  return { ...readOpeningTimes(openingHours), closedDays: await readClosedDays(db, from) };
}

/** How many openings a page knows ahead: it may be shown for days after it was made. */
const openingsAhead = 5;

/**
 * Returns the next times at which the phone is picked up, for visitors; none if the company's line is
 * not read for certain, which then stands alone.
 */
export async function readOpenings(db: Queryable, now: string): Promise<Opening[]> {
  const { openingHours } = await requireCompany(db);
  const times = findOpeningTimes(openingHours);
  if (times === null || !namesWeekdays(openingHours)) return [];
  return nextOpenings(now, openingsAhead, { ...times, closedDays: await readClosedDays(db, now) });
}
