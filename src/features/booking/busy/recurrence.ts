/**
 * The recurrence rules of RFC 5545, 3.3.10. Times are wall times, as milliseconds that the same reading
 * of a clock has in UTC; who calls translates them into instants.
 */
export type WallTime = number;

const frequencies = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
type Frequency = (typeof frequencies)[number];

type WeekDay = { day: number; nth: number };

export type Rule = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** As written: a day, or a day and a time, perhaps in UTC. */
  until: string | null;
  months: number[];
  weeks: number[];
  yearDays: number[];
  monthDays: number[];
  weekDays: WeekDay[];
  hours: number[];
  minutes: number[];
  seconds: number[];
  positions: number[];
  /** Whether the last day of a month stands for one that the month has not (RFC 7529, 4.1). */
  takesLastDay: boolean;
  weekStart: number;
};

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function readNumbers(text: string | undefined, least: number, most: number): number[] {
  if (text === undefined) return [];
  return text.split(',').map((word) => {
    const number = Number(word);
    const isInRange = Number.isInteger(number) && number >= least && number <= most;
    if (word.trim() === '' || !isInRange || (number === 0 && least < 0))
      throw new RangeError(`${text} is not within ${least} and ${most}`);
    return number;
  });
}

function readWeekDay(word: string): WeekDay {
  const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(word.trim()) ?? [];
  const day = dayNames.indexOf(name);
  if (day < 0) throw new RangeError(`${word} is not a day of the week`);
  return { day, nth: Number(nth) };
}

/** Reads a rule, `FREQ=WEEKLY;BYDAY=MO`. Throws `RangeError` where it cannot be followed. */
export function readRule(text: string): Rule {
  const parts = new Map(
    text
      .toUpperCase()
      .replace(/^\s*(?:RRULE|EXRULE):/, '')
      .split(';')
      .map((part) => {
        const [name = '', value = ''] = part.split('=', 2);
        return [name.trim(), value.trim()] as const;
      })
      .filter(([, value]) => value !== ''),
  );
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  if (!frequency) throw new RangeError(`${text} has no frequency`);
  const isOurs = ['GREGORIAN', undefined].includes(parts.get('RSCALE'));
  if (!isOurs || parts.get('SKIP') === 'FORWARD') throw new RangeError(`${text} is not followed`);
  // Of an interval of nothing, programs mean every one.
  const [interval = 1] = readNumbers(parts.get('INTERVAL')?.replace(/^0+$/, '1'), 1, 100_000);
  const [count = null] = readNumbers(parts.get('COUNT'), 1, 10_000_000);
  return {
    frequency,
    interval,
    count,
    until: parts.get('UNTIL') ?? null,
    months: readNumbers(parts.get('BYMONTH'), 1, 12),
    weeks: readNumbers(parts.get('BYWEEKNO'), -53, 53),
    yearDays: readNumbers(parts.get('BYYEARDAY'), -366, 366),
    monthDays: readNumbers(parts.get('BYMONTHDAY'), -31, 31),
    weekDays: parts.get('BYDAY')?.split(',').map(readWeekDay) ?? [],
    hours: readNumbers(parts.get('BYHOUR'), 0, 23),
    minutes: readNumbers(parts.get('BYMINUTE'), 0, 59),
    seconds: readNumbers(parts.get('BYSECOND'), 0, 59),
    takesLastDay: parts.get('SKIP') === 'BACKWARD',
    positions: readNumbers(parts.get('BYSETPOS'), -366, 366),
    weekStart: Math.max(0, parts.has('WKST') ? dayNames.indexOf(parts.get('WKST') ?? '') : 1),
  };
}

export const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const oneDay = 24 * hour;

const dayOf = (time: WallTime) => Math.floor(time / oneDay) * oneDay;
const weekDayOf = (day: WallTime) => new Date(day).getUTCDay();
const lengthOf = (from: WallTime, to: WallTime) => Math.round((to - from) / oneDay);

/** The days from one to another, which is left out. */
function daysBetween(from: WallTime, to: WallTime): WallTime[] {
  return Array.from({ length: lengthOf(from, to) }, (_, index) => from + index * oneDay);
}

/** Whether a number, counted from 1 or from the end, is among those of a rule. */
function isNamed(numbers: readonly number[], number: number, length: number): boolean {
  return numbers.includes(number) || numbers.includes(number - length - 1);
}

/** The first day of the week of a day. */
function weekOf({ weekStart }: Rule, day: WallTime): WallTime {
  return day - ((weekDayOf(day) - weekStart + 7) % 7) * oneDay;
}

/** The first day of the first week of a year: the one with at least four of its days (3.3.10). */
function firstWeekOf(rule: Rule, year: number): WallTime {
  return weekOf(rule, Date.UTC(year, 0, 4));
}

/** Whether a day lies in one of the weeks of a rule. */
function isInWeeks(rule: Rule, day: WallTime): boolean {
  const start = weekOf(rule, day);
  const year = new Date(start + 3 * oneDay).getUTCFullYear();
  const [first, next] = [firstWeekOf(rule, year), firstWeekOf(rule, year + 1)];
  return isNamed(rule.weeks, lengthOf(first, start) / 7 + 1, lengthOf(first, next) / 7);
}

/** Whether a day is one of the weekdays of a rule, such as every Monday, or the last one of its month. */
function isWeekDay(rule: Rule, day: WallTime): boolean {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const countsInYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const countsInMonth = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY';
  const from = countsInYear ? Date.UTC(year, 0, 1) : Date.UTC(year, month, 1);
  const to = countsInYear ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month + 1, 1);
  return rule.weekDays.some(({ day: wanted, nth }) => {
    if (date.getUTCDay() !== wanted) return false;
    if (nth === 0 || !countsInMonth || rule.weeks.length > 0) return true;
    const index = nth > 0 ? lengthOf(from, day) : lengthOf(day, to) - 1;
    return Math.floor(index / 7) + 1 === Math.abs(nth);
  });
}

/** Whether the parts of a rule that name days let one through. */
function isDayOf(rule: Rule, day: WallTime): boolean {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (rule.months.length > 0 && !rule.months.includes(month + 1)) return false;
  if (rule.weeks.length > 0 && !isInWeeks(rule, day)) return false;
  if (rule.yearDays.length > 0) {
    const first = Date.UTC(year, 0, 1);
    const length = lengthOf(first, Date.UTC(year + 1, 0, 1));
    if (!isNamed(rule.yearDays, lengthOf(first, day) + 1, length)) return false;
  }
  if (rule.monthDays.length > 0) {
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const own = date.getUTCDate();
    const isLast = rule.takesLastDay && own === length;
    const standsIn = isLast && rule.monthDays.some((wanted) => wanted > length);
    if (!standsIn && !isNamed(rule.monthDays, own, length)) return false;
  }
  return rule.weekDays.length === 0 || isWeekDay(rule, day);
}

/** Gives a rule the days that it leaves to its first occurrence (3.3.10). */
function withDaysOf(rule: Rule, start: WallTime): Rule {
  const date = new Date(start);
  const namesDays =
    rule.yearDays.length > 0 || rule.monthDays.length > 0 || rule.weekDays.length > 0;
  if (namesDays) return rule;
  const weekDays = [{ day: date.getUTCDay(), nth: 0 }];
  if (rule.frequency === 'WEEKLY' || rule.weeks.length > 0) return { ...rule, weekDays };
  const monthDays = [date.getUTCDate()];
  if (rule.frequency === 'MONTHLY') return { ...rule, monthDays };
  if (rule.frequency !== 'YEARLY') return rule;
  const months = rule.months.length > 0 ? rule.months : [date.getUTCMonth() + 1];
  return { ...rule, months, monthDays };
}

type Period = { days: WallTime[]; times: WallTime[] };

/** The times of a day that a rule names, or else the one of its first occurrence. */
function timesOf({ hours, minutes, seconds }: Rule, start: WallTime): WallTime[] {
  const date = new Date(start);
  const of = (named: number[], own: number) => (named.length > 0 ? named : [own]);
  return of(hours, date.getUTCHours()).flatMap((h) =>
    of(minutes, date.getUTCMinutes()).flatMap((m) =>
      of(seconds, date.getUTCSeconds()).map((s) => h * hour + m * minute + s * second),
    ),
  );
}

/** The times within an hour, a minute or a second that begins at `time` of its day. */
function timesWithin(rule: Rule, start: WallTime, time: WallTime): WallTime[] {
  const date = new Date(time);
  const isHour = rule.hours.length === 0 || rule.hours.includes(date.getUTCHours());
  if (!isHour) return [];
  if (rule.frequency === 'HOURLY') return timesOf({ ...rule, hours: [date.getUTCHours()] }, start);
  if (rule.minutes.length > 0 && !rule.minutes.includes(date.getUTCMinutes())) return [];
  const within = { ...rule, hours: [date.getUTCHours()], minutes: [date.getUTCMinutes()] };
  if (rule.frequency === 'MINUTELY') return timesOf(within, start);
  const own = date.getUTCSeconds();
  if (rule.seconds.length > 0 && !rule.seconds.includes(own)) return [];
  return timesOf({ ...within, seconds: [own] }, start);
}

const lengths: Partial<Record<Frequency, number>> = {
  WEEKLY: 7 * oneDay,
  DAILY: oneDay,
  HOURLY: hour,
  MINUTELY: minute,
  SECONDLY: second,
};

/** The number of the period of a rule in which a time lies, or an earlier one. */
function periodOf({ frequency, interval }: Rule, start: WallTime, time: WallTime): number {
  if (time <= start) return 0;
  const length = lengths[frequency];
  if (length !== undefined)
    return Math.max(0, Math.floor((time - start) / (length * interval)) - 1);
  const [from, to] = [new Date(start), new Date(time)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth();
  const passed = frequency === 'YEARLY' ? years : months;
  return Math.max(0, Math.floor(passed / interval) - 1);
}

/** The days and times that the nth period of a rule may hold. */
function periodAt(rule: Rule, start: WallTime, number: number): Period {
  const { frequency, interval } = rule;
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const passed = number * interval;
  if (frequency === 'YEARLY') {
    const [from, to] = [year + passed, year + passed + 1];
    // A week with which a year begins or ends has days of the other year.
    const days =
      rule.weeks.length > 0
        ? daysBetween(firstWeekOf(rule, from), firstWeekOf(rule, to))
        : daysBetween(Date.UTC(from, 0, 1), Date.UTC(to, 0, 1));
    return { days, times: timesOf(rule, start) };
  }
  if (frequency === 'MONTHLY') {
    const days = daysBetween(
      Date.UTC(year, month + passed, 1),
      Date.UTC(year, month + passed + 1, 1),
    );
    return { days, times: timesOf(rule, start) };
  }
  const first = dayOf(start);
  if (frequency === 'WEEKLY') {
    const week = weekOf(rule, first) + passed * 7 * oneDay;
    return { days: daysBetween(week, week + 7 * oneDay), times: timesOf(rule, start) };
  }
  if (frequency === 'DAILY')
    return { days: [first + passed * oneDay], times: timesOf(rule, start) };
  const time = start + passed * (lengths[frequency] ?? 0);
  return { days: [dayOf(time)], times: timesWithin(rule, start, time) };
}

/** The occurrences of a rule within one period, in order. */
function occurrencesIn(rule: Rule, { days, times }: Period): WallTime[] {
  if (times.length === 0) return [];
  const found = days
    .filter((day) => isDayOf(rule, day))
    .flatMap((day) => times.map((time) => day + time))
    .sort((one, other) => one - other);
  if (rule.positions.length === 0) return found;
  return found.filter((_, index) => isNamed(rule.positions, index + 1, found.length));
}

/** The year beyond which no rule is followed. */
const lastYear = Date.UTC(2200, 0, 1);

/**
 * Yields the occurrences of a rule from `from` on, in order, and null after each of its periods, so that
 * who calls can stop and serve others. The first occurrence of all is `start`, also where the rule does
 * not name it (3.8.5.3), and counts. `until` is the last wall time that may occur.
 */
export function* occurrencesOf(
  given: Rule,
  start: WallTime,
  { from, until }: { from: WallTime; until: WallTime },
): Generator<WallTime | null> {
  const rule = withDaysOf(given, start);
  if (start >= from && start <= until) yield start;
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - 1;
  // What is counted is counted from the start.
  let number = rule.count === null ? periodOf(rule, start, from) : 0;
  for (let last = start; left > 0 && last <= Math.min(until, lastYear); number += 1) {
    const period = periodAt(rule, start, number);
    last = period.days[0] ?? lastYear + 1;
    for (const time of occurrencesIn(rule, period)) {
      if (time <= start) continue;
      if (time > until || left <= 0) return;
      left -= 1;
      if (time >= from) yield time;
    }
    yield null;
  }
}
