import { easterSunday } from '#core/public-holidays.ts';

const dayMilliseconds = 86_400_000;

/** Returns the day so many days after a day, both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

const closedDays = ['01-01', '05-01', '12-25', '12-26'];

/**
 * Returns whether banks of the euro area settle payments on a day, `YYYY-MM-DD`. Source: the long-term
 * calendar of TARGET, https://www.ecb.europa.eu/ecb/contacts/working-hours/html/index.en.html
 */
export function isBankingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || closedDays.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** Returns the banking day so many banking days after a day, `YYYY-MM-DD`. */
export function addBankingDays(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (isBankingDay(found)) left -= 1;
  }
  return found;
}
