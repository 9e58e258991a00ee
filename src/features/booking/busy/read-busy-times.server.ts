import { setImmediate } from 'node:timers/promises';
import { mailboxKey } from '#core/email-address.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { TimeRange } from '../booking-times.ts';
import type { Fault, ToldFault } from '../busy-times.ts';
import {
  CalendarCollector,
  type RawCalendar,
  type RawEvent,
  type Span,
} from './calendar-components.ts';
import {
  type EventPart,
  EventReader,
  endOf,
  type Period,
  readDuration,
  Unreadable,
  type ZonedTime,
} from './calendar-event.ts';
import { type ContentLine, unfoldLines } from './calendar-lines.ts';
import {
  describedZone,
  type Observance,
  ownZone,
  readTime,
  utc,
  type Zone,
  zoneByName,
  zoneByOffset,
  zoneKey,
} from './calendar-zones.ts';
import { occurrencesOf, oneDay, type WallTime } from './recurrence.ts';

/** Returns ranges by start, those that touch joined, and only the part within `window`. */
export function mergeRanges(ranges: readonly TimeRange[], window: TimeRange): TimeRange[] {
  const merged: TimeRange[] = [];
  const clipped = ranges
    .map(({ startsAt, endsAt }) => ({
      startsAt: startsAt < window.startsAt ? window.startsAt : startsAt,
      endsAt: endsAt > window.endsAt ? window.endsAt : endsAt,
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  for (const range of clipped) {
    const last = merged.at(-1);
    if (!last || range.startsAt > last.endsAt) merged.push({ ...range });
    else if (range.endsAt > last.endsAt) last.endsAt = range.endsAt;
  }
  return merged;
}

/** The time that is read of the owner's calendar: the longest horizon, and a little around it. */
export function busyWindow(now: Date): TimeRange {
  const today = Math.floor(now.getTime() / oneDay) * oneDay;
  const [startsAt = '', endsAt = ''] = [-7, 200].map((days) =>
    new Date(today + days * oneDay).toISOString(),
  );
  return { startsAt, endsAt };
}

/** `cut_off`: the text ends within an event, so others may be missing. */
export type CalendarRefusal = 'not_a_calendar' | 'cut_off';

/** The most faults that are told; a file of another kind has one in each line. */
const mostTold = 20;

/** How many periods of its rules are looked at, of one event and of one calendar. */
const [mostOfEvent, mostOfCalendar] = [100_000, 3_000_000];

/** Milliseconds of computing after which others are served. */
const longestTurn = 8;

/** Returns the zone that a calendar describes; null where nobody can follow the description. */
function zoneOfDescription(observances: readonly Observance[], window: Span): Zone | null {
  try {
    return describedZone(observances, window);
  } catch {
    return null;
  }
}

/** Reads the times of one calendar. */
class BusyReader {
  readonly ranges: TimeRange[] = [];
  private readonly calendar: RawCalendar;
  private readonly window: Span;
  private readonly own: ReadonlySet<string>;
  private readonly tell: (fault: ToldFault) => void;
  private readonly zones = new Map<string, Zone | null>();
  private left = mostOfCalendar;

  constructor(
    calendar: RawCalendar,
    window: Span,
    own: ReadonlySet<string>,
    tell: (fault: ToldFault) => void,
  ) {
    this.calendar = calendar;
    this.window = window;
    this.own = own;
    this.tell = tell;
  }

  private zoneOf(name: string): Zone | null {
    const known = this.zones.get(name);
    if (known !== undefined) return known;
    const described = this.calendar.zones.get(zoneKey(name));
    // `GMT` or `(UTC+01:00) Home` may be described with a summer of its own.
    const zone =
      zoneByName(name) ??
      (described?.location ? zoneByName(described.location) : null) ??
      (described ? zoneOfDescription(described.observances, this.window) : null) ??
      zoneByOffset(name);
    this.zones.set(name, zone);
    return zone;
  }

  /** The zone of a time that names none. */
  private get floatingZone(): Zone {
    const { zone } = this.calendar;
    return (zone === null ? null : this.zoneOf(zone)) ?? ownZone;
  }

  /** Reads a time by the parameters of its line. A day begins at midnight of the company's zone. */
  private timeOf(text: string, line: ContentLine, fault: Fault): ZonedTime {
    const time = readTime(text);
    if (!time) throw new Unreadable(fault);
    const { wall, isUtc } = time;
    const isDay = time.isDay || line.parameters.VALUE?.toUpperCase() === 'DATE';
    if (isDay) return { wall: Math.floor(wall / oneDay) * oneDay, zone: ownZone, isDay };
    if (isUtc) return { wall, zone: utc, isDay };
    const { TZID: name } = line.parameters;
    if (!name) return { wall, zone: this.floatingZone, isDay };
    return { wall, zone: this.zoneOf(name) ?? this.floatingZone, isDay };
  }

  private add(startsAt: number, endsAt: number): void {
    if (startsAt >= this.window.to || endsAt <= this.window.from || endsAt <= startsAt) return;
    this.ranges.push({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    });
  }

  /** Adds the periods that are given as busy; one that cannot be read is told, and the others count. */
  addFreeBusy(): void {
    for (const { number, line } of this.calendar.freeBusy) {
      if (/^free$/i.test(line.parameters.FBTYPE ?? '')) continue;
      for (const text of line.value.split(',')) {
        try {
          const { startsAt, endsAt } = this.periodOf(text, line);
          this.add(startsAt, endsAt);
        } catch {
          this.tell({ line: number, startsAt: null, fault: 'dates' });
        }
      }
    }
  }

  /** Reads `start/end` or `start/duration`. Throws `Unreadable`. */
  private periodOf(text: string, line: ContentLine): Period {
    const [from = '', to = ''] = text.split('/');
    const start = this.timeOf(from, line, 'dates');
    const startsAt = start.zone.instantOf(start.wall);
    const length = readDuration(to);
    if (length) return { startsAt, endsAt: endOf(start, start.wall, length) };
    const end = this.timeOf(to, line, 'dates');
    return { startsAt, endsAt: end.zone.instantOf(end.wall) };
  }

  /** Adds the events of one UID: series, and occurrences that are described by themselves. */
  async addEvents(events: readonly RawEvent[]): Promise<void> {
    const readers = events.map((raw) => new EventReader(raw, this.part(raw)));
    const changed = readers.filter((event) => event.changes !== null);
    for (const event of readers) {
      if (event.changes === null) await this.addSeries(event, changed);
      else if (event.start && event.isBusy) this.addOne(event, event.start.wall);
    }
  }

  /** Reads a part of an event, or tells of it and returns what counts without it. */
  private part(raw: RawEvent): EventPart {
    const startOf = () => {
      const line = raw.lines.find(({ name }) => name === 'DTSTART');
      const time = line && readTime(line.value);
      return time ? new Date(time.wall).toISOString() : null;
    };
    const tell = (fault: Fault, zone?: string) =>
      this.tell({
        line: raw.line,
        startsAt: startOf(),
        fault,
        ...(zone !== undefined && { zone }),
      });
    return {
      dayZone: this.floatingZone,
      isOwn: (address) => this.own.has(address),
      isCancelled: this.calendar.isCancelled,
      tell,
      timeOf: (text, line, fault) => {
        const { TZID: name } = line.parameters;
        if (name && this.zoneOf(name) === null) tell('zone', name);
        return this.timeOf(text, line, fault);
      },
      periodOf: (text, line) => this.periodOf(text, line),
    };
  }

  private addOne(event: EventReader, wall: WallTime): void {
    if (event.start) this.add(event.start.zone.instantOf(wall), event.endOf(wall));
  }

  /** Adds the occurrences of an event within the window, but for those that are described by themselves. */
  private async addSeries(event: EventReader, changed: readonly EventReader[]): Promise<void> {
    const { start } = event;
    if (!start) return;
    const removed = event.removals([...changed]);
    const later = changed
      .filter(({ changesLater }) => changesLater)
      .flatMap((one) => one.laterChange(start))
      .sort((one, other) => one.from - other.from);
    for await (const wall of this.wallsOf(event, start)) {
      if (removed.has(wall)) continue;
      const change = later.findLast(({ from }) => from <= wall);
      if (change) {
        if (change.event.isBusy) this.addOne(change.event, wall + change.moved);
      } else if (event.isBusy) this.addOne(event, wall);
    }
    if (!event.isBusy) return;
    for (const { startsAt, endsAt } of event.periods)
      if (!removed.has(start.zone.wallOf(startsAt))) this.add(startsAt, endsAt);
  }

  /** The wall times, in the zone of its start, at which an event occurs in or near the window. */
  private async *wallsOf(event: EventReader, start: ZonedTime): AsyncGenerator<WallTime> {
    const reach = event.endOf(start.wall) - start.zone.instantOf(start.wall) + 2 * oneDay;
    const from = this.window.from - reach;
    const to = this.window.to + 2 * oneDay;
    const found = new Set<WallTime>([start.wall, ...event.dates]);
    const excluded = new Set<WallTime>();
    let steps = 0;
    for (const { text, isExcluded } of event.rules) {
      const { rule, until } = event.readRule(text);
      if (!rule) continue;
      for (const wall of occurrencesOf(rule, start.wall, { from, until: Math.min(until, to) })) {
        if (wall !== null) (isExcluded ? excluded : found).add(wall);
        steps += 1;
        if (steps % 200 === 0) await breathe();
        this.left -= 1;
        if (steps < mostOfEvent && this.left > 0) continue;
        event.part.tell('too_many');
        break;
      }
    }
    for (const wall of found) if (!excluded.has(wall)) yield wall;
  }
}

let turnBegan = performance.now();

/** Serves others if this has computed for long. */
async function breathe(): Promise<void> {
  if (performance.now() - turnBegan < longestTurn) return;
  await setImmediate();
  turnBegan = performance.now();
}

function* slicesOf(text: string): Generator<string> {
  const size = 65_536;
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

/** The times of a calendar, with what could not be read of it. */
export type BusyTimes =
  | { ok: true; value: TimeRange[]; told: ToldFault[] }
  | { ok: false; refusal: CalendarRefusal };

/**
 * Reads the times at which calendars (RFC 5545) are busy, merged, within a window of instants.
 * Recurrences, their exceptions and time zones count; titles are not read. What cannot be read costs its
 * event at most, and is told. `own` are the owner's email addresses: an invitation that she declined
 * takes no time.
 */
export async function readBusyTimes(
  text: string | AsyncIterable<string>,
  window: TimeRange,
  own: readonly string[] = [],
): Promise<BusyTimes> {
  const range = { from: Date.parse(window.startsAt), to: Date.parse(window.endsAt) };
  const collected = await collect(text, range);
  if (!collected.ok) return collected;
  const { calendars, told } = collected.value;
  const ranges: TimeRange[] = [];
  const tell = (fault: ToldFault) => {
    const isTold = told.some(
      ({ line, fault: other }) => line === fault.line && other === fault.fault,
    );
    if (!isTold && told.length < mostTold) told.push(fault);
  };
  turnBegan = performance.now();
  const ownKeys = new Set(own.map(mailboxKey));
  for (const calendar of calendars) {
    const reader = new BusyReader(calendar, range, ownKeys, tell);
    let unnamed = 0;
    const events = Map.groupBy(calendar.events, ({ lines }) => {
      unnamed += 1;
      return lines.find(({ name }) => name === 'UID')?.value.trim() || `without UID ${unnamed}`;
    });
    for (const group of events.values()) {
      await breathe();
      await addSafely(
        () => reader.addEvents(group),
        () => tell({ line: group[0]?.line ?? 0, startsAt: null, fault: 'dates' }),
      );
    }
    reader.addFreeBusy();
    ranges.push(...reader.ranges);
  }
  return { ...accept(mergeRanges(ranges, window)), told };
}

/** Adds events, or tells of those that are so odd that nothing of them can be read. */
async function addSafely(add: () => Promise<void>, tell: () => void): Promise<void> {
  try {
    await add();
  } catch {
    tell();
  }
}

async function collect(
  text: string | AsyncIterable<string>,
  window: Span,
): Promise<Result<CalendarCollector, CalendarRefusal>> {
  const collector = new CalendarCollector(window);
  let lastLine = 0;
  for await (const line of unfoldLines(typeof text === 'string' ? slicesOf(text) : text)) {
    collector.take(line);
    lastLine = line.number;
    if (line.number % 100 === 0) await breathe();
  }
  if (collector.calendars.length === 0) return refuse('not_a_calendar');
  if (collector.isWithinEvent) return refuse('cut_off');
  collector.finish(lastLine);
  return accept(collector);
}
