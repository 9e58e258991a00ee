import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';

const dayMilliseconds = 86_400_000;
const evening = '18:00';
const morning = '09:00';

export type SnoozeTime = { name: 'tonight' | 'tomorrow' | 'monday'; until: string };

/** Returns the day after a number of days, `YYYY-MM-DD`. */
function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * dayMilliseconds)
    .toISOString()
    .slice(0, 10);
}

/** Returns the morning of a day in Lisbon, when a snoozed conversation comes back. */
export function morningOf(day: string): string {
  return zonedInstant(day, morning, companyZone);
}

/** Returns the day in Lisbon after that of an instant: the first that a date can be. */
export function nextDay(now: number): string {
  return dayAfter(readClock(new Date(now), companyZone).day, 1);
}

/** Returns when a conversation can come back: each a different moment, at least an hour ahead. */
export function snoozeTimes(now: number): SnoozeTime[] {
  const { day } = readClock(new Date(now), companyZone);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const times: SnoozeTime[] = [
    { name: 'tonight', until: zonedInstant(day, evening, companyZone) },
    { name: 'tomorrow', until: morningOf(dayAfter(day, 1)) },
    { name: 'monday', until: morningOf(dayAfter(day, toMonday)) },
  ];
  return times.filter(({ until }, index) => {
    const isRepeated = times.slice(0, index).some((other) => other.until === until);
    return Date.parse(until) >= now + dayMilliseconds / 24 && !isRepeated;
  });
}
