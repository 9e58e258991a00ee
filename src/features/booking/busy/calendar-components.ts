import type { ToldFault } from '../busy-times.ts';
import { readDuration } from './calendar-event.ts';
import { type ContentLine, type NumberedText, readLine } from './calendar-lines.ts';
import { type Observance, readTime, zoneKey } from './calendar-zones.ts';
import { oneDay } from './recurrence.ts';

/** A window of instants, in milliseconds. */
export type Span = { from: number; to: number };

/** An event as it stands in a file, from its line on. */
export type RawEvent = { line: number; lines: ContentLine[]; hasBadLine: boolean };
export type RawCalendar = {
  events: RawEvent[];
  freeBusy: { number: number; line: ContentLine }[];
  /** Descriptions of zones, by `zoneKey`. */
  zones: Map<string, { location: string | null; observances: Observance[] }>;
  zone: string | null;
  isCancelled: boolean;
};

const keptOfEvent = new Set(
  'DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID UID STATUS TRANSP ATTENDEE '
    .concat('X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-CDO-ALLDAYEVENT')
    .split(' '),
);

/** Whether an event without a rule lies so far from a window that no zone brings it there. */
function isFarFrom(event: RawEvent, window: Span): boolean {
  const linesOf = (name: string) => event.lines.filter((line) => line.name === name);
  if (['RRULE', 'RDATE'].some((name) => linesOf(name).length > 0)) return false;
  if (linesOf('RECURRENCE-ID').some(({ parameters }) => parameters.RANGE)) return false;
  const walls = ['DTSTART', 'DTEND', 'RECURRENCE-ID'].flatMap((name) =>
    linesOf(name).map(({ value }) => readTime(value)?.wall ?? Number.NaN),
  );
  if (walls.length === 0 || walls.some(Number.isNaN)) return false;
  const lengths = linesOf('DURATION').map(({ value }) => readDuration(value));
  const longest = Math.max(
    0,
    ...lengths.map((length) => (length ? length.wall + length.exact : 0)),
  );
  const last = Math.max(...walls) + longest;
  return last < window.from - 3 * oneDay || Math.min(...walls) > window.to + 3 * oneDay;
}

/** Collects what is needed of the lines of calendars: events that can matter, and zones. */
export class CalendarCollector {
  readonly calendars: RawCalendar[] = [];
  readonly told: ToldFault[] = [];
  private readonly window: Span;
  private readonly open: string[] = [];
  private event: RawEvent | null = null;
  private zone: { name: string | null; location: string | null; observances: Observance[] } | null =
    null;
  private observance: ContentLine[] | null = null;

  constructor(window: Span) {
    this.window = window;
  }

  get isWithinEvent(): boolean {
    return this.event !== null;
  }

  /** Tells, at the end of the text, of a calendar whose own end is missing. */
  finish(lastLine: number): void {
    if (this.open.length > 0) this.told.push({ line: lastLine, startsAt: null, fault: 'no_end' });
  }

  take({ number, text }: NumberedText): void {
    const inner = this.open.at(-1);
    if (
      inner !== undefined &&
      inner !== 'VEVENT' &&
      isSkipped(inner) &&
      !/^(?:BEGIN|END):/i.test(text)
    )
      return;
    const line = readLine(text);
    if (line === null) {
      if (inner === 'VEVENT' && this.event) this.event.hasBadLine = true;
      if (inner === 'VFREEBUSY' && /^FREEBUSY/i.test(text))
        this.told.push({ line: number, startsAt: null, fault: 'line' });
      return;
    }
    const value = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') this.begin(value, number);
    else if (line.name === 'END') this.end(value);
    else if (inner !== undefined) this.keep(inner, line, number);
  }

  private begin(name: string, number: number): void {
    // Its end is missing: another begins at the level of the calendar alone.
    if (this.event && (name === 'VEVENT' || name === 'VCALENDAR')) this.endEvent('unfinished');
    if (name === 'VCALENDAR') {
      this.open.length = 0;
      const nothing = { events: [], freeBusy: [], zones: new Map() };
      this.calendars.push({ ...nothing, zone: null, isCancelled: false });
    }
    this.open.push(name);
    if (name === 'VEVENT') this.event = { line: number, lines: [], hasBadLine: false };
    if (name === 'VTIMEZONE') this.zone = { name: null, location: null, observances: [] };
    if (name === 'STANDARD' || name === 'DAYLIGHT') this.observance = [];
  }

  private end(name: string): void {
    const index = this.open.lastIndexOf(name);
    if (index < 0) return;
    this.open.length = index;
    if (name === 'VEVENT') this.endEvent(null);
    if (this.observance && (name === 'STANDARD' || name === 'DAYLIGHT')) {
      this.zone?.observances.push(this.observance);
      this.observance = null;
    }
    if (name === 'VTIMEZONE' && this.zone) {
      const { name: zone, ...description } = this.zone;
      if (zone !== null) this.calendars.at(-1)?.zones.set(zoneKey(zone), description);
      this.zone = null;
    }
  }

  private endEvent(fault: 'unfinished' | null): void {
    const { event } = this;
    this.event = null;
    if (!event || isFarFrom(event, this.window)) return;
    this.calendars.at(-1)?.events.push(event);
    if (fault) this.told.push({ line: event.line, startsAt: null, fault });
  }

  private keep(inner: string, line: ContentLine, number: number): void {
    const calendar = this.calendars.at(-1);
    if (inner === 'VEVENT') {
      if (keptOfEvent.has(line.name)) this.event?.lines.push(line);
    } else if (inner === 'VTIMEZONE' && this.zone) {
      if (line.name === 'TZID') this.zone.name = line.value.trim();
      if (line.name === 'X-LIC-LOCATION') this.zone.location = line.value.trim();
    } else if (inner === 'STANDARD' || inner === 'DAYLIGHT') this.observance?.push(line);
    else if (inner === 'VFREEBUSY' && line.name === 'FREEBUSY')
      calendar?.freeBusy.push({ number, line });
    else if (inner === 'VCALENDAR' && calendar) {
      if (line.name === 'X-WR-TIMEZONE') calendar.zone = line.value.trim();
      if (line.name === 'METHOD') calendar.isCancelled = /^cancel$/i.test(line.value.trim());
    }
  }
}

const readComponents = new Set('VCALENDAR VEVENT VTIMEZONE STANDARD DAYLIGHT VFREEBUSY'.split(' '));

/** Whether the lines of a component are of no interest, as those of a reminder. */
function isSkipped(name: string): boolean {
  return !readComponents.has(name);
}
