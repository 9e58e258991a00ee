import type { Fault } from '../busy-times.ts';
import type { RawEvent } from './calendar-components.ts';
import type { ContentLine } from './calendar-lines.ts';
import { ownZone, readTime, utc, type Zone } from './calendar-zones.ts';
import { oneDay, readRule, type WallTime } from './recurrence.ts';

/** What counts for an event whose end cannot be read, in milliseconds. */
const unknownLength = 3_600_000;

/** A wall time with its zone. */
export type ZonedTime = { wall: WallTime; zone: Zone; isDay: boolean };

/** How long an event takes: on the clock of its zone, and then exactly; milliseconds. */
type Length = { wall: number; exact: number };

export type Period = { startsAt: number; endsAt: number };

const durationPattern = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function readDuration(text: string): Length | null {
  const match = durationPattern.exec(text.trim());
  if (!match || match[1] === '-') return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((digits) => Number(digits ?? 0));
  return {
    wall: (weeks * 7 + days) * oneDay,
    exact: ((hours * 60 + minutes) * 60 + seconds) * 1000,
  };
}

/** Thrown where a part of an event cannot be read; the event counts without it. */
export class Unreadable extends Error {
  readonly fault: Fault;
  readonly zone: string | undefined;
  constructor(fault: Fault, zone?: string) {
    super(fault);
    this.fault = fault;
    this.zone = zone;
  }
}

/** What an event's reader asks of the calendar that it is in. */
export type EventPart = {
  isOwn: (address: string) => boolean;
  isCancelled: boolean;
  tell: (fault: Fault, zone?: string) => void;
  timeOf: (text: string, line: ContentLine, fault: Fault) => ZonedTime;
  periodOf: (text: string, line: ContentLine) => Period;
};

export function endOf(start: ZonedTime, wall: WallTime, { wall: days, exact }: Length): number {
  return start.zone.instantOf(wall + days) + exact;
}

const dayOf = (wall: WallTime) => Math.floor(wall / oneDay) * oneDay;

/** Occurrences that are left out of a series, by instants or by whole days. */
class Removals {
  private readonly instants = new Set<number>();
  private readonly days = new Set<WallTime>();
  private readonly start: ZonedTime;

  constructor(start: ZonedTime) {
    this.start = start;
  }

  add(time: ZonedTime): void {
    // Of days, a time in any zone means the day that it is here.
    if (this.start.isDay)
      this.days.add(time.isDay ? time.wall : dayOf(ownZone.wallOf(time.zone.instantOf(time.wall))));
    else if (time.isDay) this.days.add(time.wall);
    else this.instants.add(time.zone.instantOf(time.wall));
  }

  has(wall: WallTime): boolean {
    return this.days.has(dayOf(wall)) || this.instants.has(this.start.zone.instantOf(wall));
  }
}

/** One event of a calendar: a series, or an occurrence that is described by itself. */
export class EventReader {
  readonly part: EventPart;
  readonly start: ZonedTime | null;
  readonly isBusy: boolean;
  /** Of an occurrence that is described by itself, its place in the series. */
  readonly changes: ZonedTime | null;
  /** Whether it changes the occurrences after it, too. */
  readonly changesLater: boolean;
  readonly rules: { text: string; isExcluded: boolean }[];
  readonly dates: WallTime[] = [];
  readonly periods: Period[] = [];
  private readonly length: Length;
  private readonly lines: readonly ContentLine[];

  constructor({ lines, hasBadLine }: RawEvent, part: EventPart) {
    this.part = part;
    this.lines = lines;
    if (hasBadLine) part.tell('line');
    this.start = this.attempt(() => this.timeIn('DTSTART', 'start'));
    if (this.start === null && !this.line('DTSTART')) part.tell('start');
    this.length = this.attempt(() => this.readLength()) ?? { wall: 0, exact: unknownLength };
    this.isBusy = this.readBusy();
    this.changes = this.attempt(() => this.timeIn('RECURRENCE-ID', 'dates'));
    this.changesLater = /^thisandfuture$/i.test(this.line('RECURRENCE-ID')?.parameters.RANGE ?? '');
    this.rules = this.named('RRULE')
      .map(({ value }) => ({ text: value, isExcluded: false }))
      .concat(this.named('EXRULE').map(({ value }) => ({ text: value, isExcluded: true })))
      .filter(({ text }) => text.trim() !== '');
    this.readDates();
  }

  private named(name: string): ContentLine[] {
    return this.lines.filter((line) => line.name === name);
  }

  private line(name: string): ContentLine | undefined {
    return this.lines.find((line) => line.name === name);
  }

  private attempt<Value>(read: () => Value | null): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.part.tell(error.fault);
      return null;
    }
  }

  private timeIn(name: string, fault: Fault): ZonedTime | null {
    const line = this.line(name);
    return line ? this.part.timeOf(line.value, line, fault) : null;
  }

  private readLength(): Length {
    const { start } = this;
    if (!start) return { wall: 0, exact: 0 };
    const duration = this.line('DURATION');
    const end = this.timeIn('DTEND', 'end');
    if (!end && duration) {
      const length = readDuration(duration.value);
      if (!length) throw new Unreadable('end');
      return length;
    }
    if (start.isDay) {
      const days = end ? Math.ceil((end.wall - start.wall) / oneDay) * oneDay : 0;
      return { wall: Math.max(days, oneDay), exact: 0 };
    }
    if (!end) return { wall: 0, exact: 0 };
    // On one clock, it is over at the same time on every day.
    if (end.zone === start.zone && end.wall >= start.wall)
      return { wall: end.wall - start.wall, exact: 0 };
    const exact = end.zone.instantOf(end.wall) - start.zone.instantOf(start.wall);
    if (exact < 0) throw new Unreadable('end');
    return { wall: 0, exact };
  }

  /** Whether it takes time: neither cancelled, nor shown as free, nor an invitation that was declined. */
  private readBusy(): boolean {
    const textOf = (name: string) => (this.line(name)?.value ?? '').trim().toUpperCase();
    if (this.part.isCancelled || textOf('STATUS') === 'CANCELLED') return false;
    if (textOf('TRANSP') === 'TRANSPARENT') return false;
    if (['FREE', 'WORKINGELSEWHERE'].includes(textOf('X-MICROSOFT-CDO-BUSYSTATUS'))) return false;
    return !this.named('ATTENDEE').some(({ value, parameters }) => {
      if (!/^declined$/i.test(parameters.PARTSTAT ?? '')) return false;
      const address = value.trim().replace(/^mailto:/i, '');
      return [address, parameters.EMAIL ?? ''].some((one) => this.part.isOwn(one.toLowerCase()));
    });
  }

  private readDates(): void {
    const { start } = this;
    if (!start) return;
    for (const line of this.named('RDATE'))
      for (const text of line.value.split(',').filter((word) => word.trim() !== ''))
        this.attempt(() => {
          if (text.includes('/')) this.periods.push(this.part.periodOf(text, line));
          else this.dates.push(wallIn(start, this.part.timeOf(text, line, 'dates')));
          return null;
        });
  }

  /** Reads a rule, and the last wall time at which it may occur. */
  readRule(text: string): { rule: ReturnType<typeof readRule> | null; until: WallTime } {
    const { start } = this;
    try {
      const rule = readRule(text);
      if (rule.until === null || !start) return { rule, until: Number.POSITIVE_INFINITY };
      const line = { name: 'UNTIL', parameters: {}, value: rule.until };
      const time = readTime(rule.until);
      if (!time) throw new Unreadable('rule');
      // A day is meant to its end; a time without a zone is one of the series' own.
      if (time.isDay) return { rule, until: time.wall + oneDay - 1 };
      if (!time.isUtc) return { rule, until: time.wall };
      const until = wallIn(start, this.part.timeOf(rule.until, line, 'rule'));
      return { rule, until: start.isDay ? dayOf(until) : until };
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Unreadable)) throw error;
      this.part.tell('rule');
      return { rule: null, until: Number.NEGATIVE_INFINITY };
    }
  }

  endOf(wall: WallTime): number {
    return this.start ? endOf(this.start, wall, this.length) : 0;
  }

  /** What is left out of this series: its own exceptions, and what others describe by themselves. */
  removals(changed: readonly EventReader[]): Removals {
    const removed = new Removals(this.start ?? { wall: 0, zone: utc, isDay: false });
    for (const line of this.named('EXDATE'))
      for (const text of line.value.split(',').filter((word) => word.trim() !== ''))
        this.attempt(() => {
          removed.add(this.part.timeOf(text, line, 'dates'));
          return null;
        });
    for (const { changes } of changed) if (changes) removed.add(changes);
    return removed;
  }

  /** From where on this event changes a series, and by how much it moves it. */
  laterChange(series: ZonedTime): { from: WallTime; moved: number; event: EventReader }[] {
    if (!this.changes || !this.start) return [];
    const from = wallIn(series, this.changes);
    return [{ from, moved: wallIn(series, this.start) - from, event: this.inZoneOf(series) }];
  }

  /** The same event with its start in the zone of a series. */
  private inZoneOf(series: ZonedTime): EventReader {
    if (!this.start || this.start.zone === series.zone) return this;
    const start = { ...series, wall: wallIn(series, this.start) };
    return Object.assign(Object.create(EventReader.prototype), this, { start });
  }
}

/** The wall time at which another time is in the zone of `start`; for days, the day. */
function wallIn(start: ZonedTime, time: ZonedTime): WallTime {
  if (start.isDay)
    return time.isDay ? time.wall : dayOf(ownZone.wallOf(time.zone.instantOf(time.wall)));
  if (time.zone === start.zone && !time.isDay) return time.wall;
  // A day in a series of times is the day at the series' time.
  if (time.isDay) return time.wall + (start.wall - dayOf(start.wall));
  return start.zone.wallOf(time.zone.instantOf(time.wall));
}
