import { mailboxKey } from '#core/email-address.ts';
import type { Fault } from '../busy-times.ts';
import type { RawEvent } from './calendar-components.ts';
import type { ContentLine } from './calendar-lines.ts';
import { readTime, utc, type Zone } from './calendar-zones.ts';
import { oneDay, readRule, type WallTime } from './recurrence.ts';

/** What counts for an event whose end cannot be read, in milliseconds. */
const unknownLength = 3_600_000;

/** A wall time with its zone. */
export type ZonedTime = { wall: WallTime; zone: Zone; isDay: boolean };

/** How long an event takes: on the clock of its zone, and then exactly; milliseconds. */
type Length = { wall: number; exact: number };

export type Period = { startsAt: number; endsAt: number };

const durationPattern =
  /^([+-]?)P(?=T?\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

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
  /** The zone that says which day an instant is. */
  dayZone: Zone;
  isOwn: (address: string) => boolean;
  isCancelled: boolean;
  tell: (fault: Fault, zone?: string) => void;
  timeOf: (text: string, line: ContentLine, fault: Fault) => ZonedTime;
  periodOf: (text: string, line: ContentLine) => Period;
};

export function endOf(start: ZonedTime, wall: WallTime, { wall: days, exact }: Length): number {
  return start.zone.instantOf(wall + days) + exact;
}

/** The length of whole days, one at least. */
function wholeDays(wall: number): Length {
  return { wall: Math.max(1, Math.ceil(wall / oneDay)) * oneDay, exact: 0 };
}

const dayOf = (wall: WallTime) => Math.floor(wall / oneDay) * oneDay;

/** The day that a time means in a series of days: what its midnight begins, else the one that it is in. */
function meantDay({ wall, zone, isDay }: ZonedTime, dayZone: Zone): WallTime {
  const isMidnight = zone !== utc && wall % oneDay === 0;
  return isDay || isMidnight ? dayOf(wall) : dayOf(dayZone.wallOf(zone.instantOf(wall)));
}

/** Occurrences that are left out of a series, by instants or by whole days. */
class Removals {
  private readonly instants = new Set<number>();
  private readonly days = new Set<WallTime>();
  private readonly start: ZonedTime;
  private readonly dayZone: Zone;

  constructor(start: ZonedTime, dayZone: Zone) {
    this.start = start;
    this.dayZone = dayZone;
  }

  add(time: ZonedTime): void {
    if (this.start.isDay) this.days.add(meantDay(time, this.dayZone));
    else if (time.isDay) this.days.add(time.wall);
    else this.instants.add(time.zone.instantOf(time.wall));
  }

  has(wall: WallTime): boolean {
    return this.days.has(dayOf(wall)) || this.instants.has(this.start.zone.instantOf(wall));
  }
}

/** The address of an attendee, as `mailboxKey`: `mailto:`, names, quotes and percent signs are left out. */
function addressOf(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
  }
  const [bare = ''] = decoded
    .trim()
    .replace(/^["'<\s]+/, '')
    .replace(/^(?:mailto|smtp):(?:\/\/)?/i, '')
    .split('?');
  const [, inBrackets = bare] = /<([^<>]*@[^<>]*)/.exec(bare) ?? [];
  return mailboxKey(inBrackets.replace(/^["'<\s]+|["'>\s]+$|"(?=@)/g, ''));
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
    this.lines = lines.filter(({ name, value }) => value.trim() !== '' || name === 'ATTENDEE');
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
      return start.isDay ? wholeDays(length.wall + length.exact) : length;
    }
    if (start.isDay) return wholeDays(end ? end.wall - start.wall : 0);
    const isNamedDay = /^true$/i.test(this.line('X-MICROSOFT-CDO-ALLDAYEVENT')?.value.trim() ?? '');
    if (isNamedDay && (!end || end.wall === start.wall)) return wholeDays(0);
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
    if (this.part.isCancelled || /^CANCELL?ED$/.test(textOf('STATUS'))) return false;
    if (textOf('TRANSP') === 'TRANSPARENT') return false;
    if (['FREE', 'WORKINGELSEWHERE'].includes(textOf('X-MICROSOFT-CDO-BUSYSTATUS'))) return false;
    const answers = this.named('ATTENDEE')
      .filter(({ value, parameters }) =>
        [value, parameters.EMAIL ?? ''].some((address) => this.part.isOwn(addressOf(address))),
      )
      .map(({ parameters }) => /^declined$/i.test(parameters.PARTSTAT?.trim() ?? ''));
    // Who is invited at two addresses comes if one of them does.
    return answers.length === 0 || answers.includes(false);
  }

  private readDates(): void {
    const { start } = this;
    if (!start) return;
    for (const line of this.named('RDATE'))
      for (const text of line.value.split(/[,;]/).filter((word) => word.trim() !== ''))
        this.attempt(() => {
          if (text.includes('/')) this.periods.push(this.part.periodOf(text, line));
          else this.dates.push(this.wallIn(start, this.part.timeOf(text, line, 'dates')));
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
      const until = this.wallIn(start, this.part.timeOf(rule.until, line, 'rule'));
      return { rule, until: start.isDay ? dayOf(until) : until };
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Unreadable)) throw error;
      this.part.tell('rule');
      return { rule: null, until: Number.NEGATIVE_INFINITY };
    }
  }

  endOf(wall: WallTime): number {
    if (!this.start) return 0;
    const end = endOf(this.start, wall, this.length);
    // Its start is an hour that the clocks skip.
    const begin = this.start.zone.instantOf(wall);
    return end > begin ? end : begin + this.length.wall + this.length.exact;
  }

  /** What is left out of this series: its own exceptions, and what others describe by themselves. */
  removals(changed: readonly EventReader[]): Removals {
    const removed = new Removals(
      this.start ?? { wall: 0, zone: utc, isDay: false },
      this.part.dayZone,
    );
    for (const line of this.named('EXDATE'))
      for (const text of line.value.split(/[,;]/).filter((word) => word.trim() !== ''))
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
    const from = this.wallIn(series, this.changes);
    return [{ from, moved: this.wallIn(series, this.start) - from, event: this.inZoneOf(series) }];
  }

  /** The same event with its start in the zone of a series. */
  private inZoneOf(series: ZonedTime): EventReader {
    if (!this.start || this.start.zone === series.zone) return this;
    const start = { ...series, wall: this.wallIn(series, this.start) };
    return Object.assign(Object.create(EventReader.prototype), this, { start });
  }

  /** The wall time at which another time is in the zone of `start`; for days, the day. */
  private wallIn(start: ZonedTime, time: ZonedTime): WallTime {
    if (start.isDay) return meantDay(time, this.part.dayZone);
    if (time.zone === start.zone && !time.isDay) return time.wall;
    // A day in a series of times is the day at the series' time.
    if (time.isDay) return time.wall + (start.wall - dayOf(start.wall));
    return start.zone.wallOf(time.zone.instantOf(time.wall));
  }
}
