import type * as z from 'zod/mini';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import type { seriesSchema } from './week.schema.ts';

/** One figure of this week and the last: their totals until the same moment, and their days. */
export type Series = z.infer<typeof seriesSchema>;

/** A part of two weeks that no comparison cuts: a day in Lisbon, or one side of the moment within it. */
export type Slice = {
  from: string;
  /** The instant at which it ends, exclusive. */
  to: string;
  week: 'last' | 'this';
  /** From 0, Monday, to 6. */
  weekday: number;
  /** Whether it lies before the moment of the week that it is now. */
  isUntilNow: boolean;
};

export type Weeks = {
  /** Monday and Sunday of this week in Lisbon. */
  first: string;
  last: string;
  slices: Slice[];
};

const day = 86_400_000;

function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + count * day).toISOString().slice(0, 10);
}

const startOf = (date: string) => zonedInstant(date, '00:00', companyZone);

/** Returns the instant with the same weekday and time on Lisbon's clock, a week before. */
export function weekBefore(now: Date): string {
  const wall = readClock(now, companyZone);
  const seconds = now.toISOString().slice(17, 19);
  return zonedInstant(addDays(wall.day, -7), `${wall.time}:${seconds}`, companyZone);
}

function slicesOf(monday: string, week: Slice['week'], until: string, end: string): Slice[] {
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const from = startOf(addDays(monday, weekday));
    const midnight = startOf(addDays(monday, weekday + 1));
    const to = midnight < end ? midnight : end;
    const parts: [from: string, to: string][] =
      from < until && until < to
        ? [
            [from, until],
            [until, to],
          ]
        : [[from, to]];
    return parts
      .filter((part) => part[0] < part[1])
      .map((part) => ({
        from: part[0],
        to: part[1],
        week,
        weekday,
        isUntilNow: part[1] <= until,
      }));
  });
}

/** Returns this week of Lisbon until now, and all of the last one, cut at the same moment. */
export function weeksAt(now: Date): Weeks {
  const today = readClock(now, companyZone).day;
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(today, -weekday);
  const at = now.toISOString();
  return {
    first,
    last: addDays(first, 6),
    slices: [
      ...slicesOf(addDays(first, -7), 'last', weekBefore(now), startOf(first)),
      ...slicesOf(first, 'this', at, at),
    ],
  };
}

/** Sums the values of the slices, which are in their order. */
export function seriesOf({ slices }: Weeks, values: readonly number[]): Series {
  const days = { this: [] as number[], last: [] as number[] };
  const until = { this: 0, last: 0 };
  slices.forEach(({ week, weekday, isUntilNow }, place) => {
    const value = values[place] ?? 0;
    days[week][weekday] = (days[week][weekday] ?? 0) + value;
    if (isUntilNow) until[week] += value;
  });
  return { now: until.this, before: until.last, days: days.this, daysBefore: days.last };
}
