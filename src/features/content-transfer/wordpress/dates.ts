import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import type { Item } from './wordpress-export.server.ts';

/** What a site's clock was ahead of UTC in a month, in milliseconds. */
export type SiteClock = ReadonlyMap<string, number>;

const written = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
/** WordPress is of 2003; earlier years are mistakes such as 1 January 1970. */
const earliest = Date.parse('1990-01-01T00:00:00Z');

/** `2019-05-02 10:00:00` as if it were UTC; WordPress writes zeros for none. */
function timeOf(date: string): number | null {
  if (!written.test(date)) return null;
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  return Number.isNaN(time) || time < earliest ? null : time;
}

export function instantOf(dateGmt: string): string | null {
  const time = timeOf(dateGmt);
  return time === null ? null : new Date(time).toISOString();
}

/** Notes how far the site's clock was ahead, by a post that has both of its dates. */
export function readClock(clock: Map<string, number>, { date, dateGmt }: Item): void {
  const [local, utc] = [timeOf(date), timeOf(dateGmt)];
  if (local !== null && utc !== null && Math.abs(local - utc) <= 15 * 3_600_000)
    clock.set(date.slice(0, 7), local - utc);
}

/** A time of the site's clock, which is Lisbon's where the file does not tell. */
function localInstant(date: string, clock: SiteClock): string | null {
  const time = timeOf(date);
  if (time === null) return null;
  const month = date.slice(0, 7);
  const nearest = clock.get(month) ?? [...clock.values()].at(-1);
  if (nearest !== undefined) return new Date(time - nearest).toISOString();
  const seconds = time % 60_000;
  const minute = zonedInstant(date.slice(0, 10), date.slice(11, 16), companyZone);
  return new Date(Date.parse(minute) + seconds).toISOString();
}

/** When a post was written: its instant, the site's clock, or what its feed said. */
export function createdAt(item: Item, clock: SiteClock): string | null {
  const feed = Date.parse(item.pubDate);
  const isFed = !Number.isNaN(feed) && feed >= earliest;
  return (
    instantOf(item.dateGmt) ??
    localInstant(item.date, clock) ??
    (isFed ? new Date(feed).toISOString() : null)
  );
}
