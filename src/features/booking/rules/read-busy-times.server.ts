import { setImmediate } from 'node:timers/promises';
import type ICAL from 'ical.js';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, isTimeZone, zonedInstant } from '#core/zoned-time.ts';
import type { TimeRange } from '../booking-times.ts';

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

const day = 24 * 3_600_000;

/**
 * The time that is read of the owner's calendar: the longest horizon, and a little around it. It is the
 * same for a whole day, so that what was read of an unchanged calendar still holds.
 */
export function busyWindow(now: Date): TimeRange {
  const today = Math.floor(now.getTime() / day) * day;
  const [startsAt = '', endsAt = ''] = [-7, 200].map((days) =>
    new Date(today + days * day).toISOString(),
  );
  return { startsAt, endsAt };
}

export type CalendarRefusal = 'not_a_calendar' | 'too_many_events';

type Library = typeof ICAL;
type Event = InstanceType<Library['Event']>;
type Component = InstanceType<Library['Component']>;
type Time = InstanceType<Library['Time']>;
type Zones = ReadonlyMap<string, InstanceType<Library['Timezone']>>;

/** How many occurrences are looked at, of one calendar and of one event: 27 years of every day. */
const mostOccurrences = 50_000;
const mostOfEvent = 10_000;

/** After how many occurrences others are served; one takes the library about 0.1 ms. */
const occurrencesAtOnce = 100;

/** How many steps the library may take to find the occurrences of one event. */
const mostSteps = 12_000;

type RuleIterator = { check_contracting_rules(): boolean };
let stepsLeft = mostSteps;
let limited: RuleIterator | null = null;

/** Ends the library's search for the next occurrence of a rule that never comes true, as 30 February. */
function limitSteps({ RecurIterator }: Library): void {
  const iterator = RecurIterator.prototype as unknown as RuleIterator;
  if (limited === iterator) return;
  limited = iterator;
  const check = iterator.check_contracting_rules;
  iterator.check_contracting_rules = function checkWithinLimit() {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new RangeError('The rule has no occurrence');
    return check.call(this);
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The IANA zone that a TZID names, also behind the prefix that some programs write; null if none. */
function ianaZone(tzid: string): string | null {
  const candidates = [
    tzid,
    tzid.split('/').slice(-2).join('/'),
    tzid.split('/').slice(-3).join('/'),
  ];
  return candidates.find(isTimeZone) ?? null;
}

class CalendarReader {
  readonly ranges: TimeRange[] = [];
  private left = mostOccurrences;
  private readonly library: Library;
  private readonly window: TimeRange;
  private readonly zones: Zones;

  constructor(library: Library, window: TimeRange, zones: Zones) {
    this.library = library;
    this.window = window;
    this.zones = zones;
  }

  /** Returns the instant of a time; a day begins at midnight in Lisbon, as does a time without a zone. */
  private instantOf(time: Time, tzid: string | null): string {
    const day = `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}`;
    if (time.isDate) return zonedInstant(day, '00:00', companyZone);
    const clock = [time.hour, time.minute, time.second].map(twoDigits).join(':');
    if (time.zone === this.library.Timezone.utcTimezone)
      return new Date(`${day}T${clock}Z`).toISOString();
    const zone = tzid === null ? companyZone : ianaZone(tzid);
    if (zone !== null) return zonedInstant(day, clock, zone);
    const described = this.zones.get(tzid ?? '');
    if (!described) return zonedInstant(day, clock, companyZone);
    const offset = described.utcOffset(time) * 1000;
    return new Date(Date.parse(`${day}T${clock}Z`) - offset).toISOString();
  }

  private add(startsAt: string, endsAt: string): void {
    if (startsAt < this.window.endsAt && endsAt > this.window.startsAt)
      this.ranges.push({ startsAt, endsAt });
  }

  private addSingle(event: Event): void {
    if (!isBusy(event.component)) return;
    const start = tzidOf(event.component, 'dtstart');
    const end = event.component.hasProperty('dtend') ? tzidOf(event.component, 'dtend') : start;
    this.add(this.instantOf(event.startDate, start), this.instantOf(event.endDate, end));
  }

  /** Adds the occurrences of an event within the window. Returns false beyond the limit. */
  private async addRecurring(event: Event): Promise<boolean> {
    const iterator = event.iterator();
    const hasExceptions = Object.keys(event.exceptions).length > 0;
    for (let count = 0; count < mostOfEvent; count += 1) {
      if (count % occurrencesAtOnce === 0) await setImmediate();
      const next = iterator.next();
      if (!next) return true;
      this.left -= 1;
      if (this.left < 0) return false;
      // Most lie before the window, and what they are in detail takes longest to find out.
      if (!hasExceptions && isLongBefore(next, event, this.window)) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      const tzid = tzidOf(item.component, 'dtstart');
      const startsAt = this.instantOf(startDate, tzid);
      // An exception may lie elsewhere than its place in the series.
      if (item === event && startsAt > this.window.endsAt) return true;
      if (isBusy(item.component)) this.add(startsAt, this.instantOf(endDate, tzid));
    }
    return false;
  }

  /** Adds the events of one UID. Returns false if they have too many occurrences. */
  async addEvents(components: readonly Component[]): Promise<boolean> {
    const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
    const masters = components.filter((one) => !one.hasProperty('recurrence-id'));
    for (const component of masters.length > 0 ? masters : exceptions) {
      const options = masters.length > 0 ? { exceptions, strictExceptions: true } : {};
      const event = new this.library.Event(component, options);
      if (!event.isRecurring() || masters.length === 0) this.addSingle(event);
      else if (!(await this.addRecurring(event))) return false;
    }
    return true;
  }

  addFreeBusy(component: Component): void {
    for (const property of component.getAllProperties('freebusy')) {
      if (property.getFirstParameter('fbtype') === 'FREE') continue;
      for (const period of property.getValues() as InstanceType<Library['Period']>[])
        this.add(this.instantOf(period.start, 'UTC'), this.instantOf(period.getEnd(), 'UTC'));
    }
  }
}

const longestEvent = 31;

/** Whether an occurrence of an event of ordinary length ends before the window, whatever its zone. */
function isLongBefore(start: Time, { duration }: Event, { startsAt }: TimeRange): boolean {
  if (duration.toSeconds() > (longestEvent - 2) * 24 * 3600) return false;
  const latest = new Date(Date.UTC(start.year, start.month - 1, start.day + longestEvent));
  return latest.toISOString() < startsAt;
}

function tzidOf(component: Component, name: string): string | null {
  return component.getFirstProperty(name)?.getFirstParameter('tzid') || null;
}

/** Whether an event takes time: neither cancelled nor shown as free. */
function isBusy(component: Component): boolean {
  const textOf = (name: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (textOf('status') === 'CANCELLED' || textOf('transp') === 'TRANSPARENT') return false;
  return !['FREE', 'WORKINGELSEWHERE'].includes(textOf('x-microsoft-cdo-busystatus'));
}

function parseCalendars(library: Library, text: string): Component[] {
  const parsed = library.parse(text) as unknown[];
  const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  return roots.map((root) => new library.Component(root as never));
}

/** Skips an event that is not well formed: others of the same calendar still count. */
async function addSafely(add: () => Promise<boolean>): Promise<boolean> {
  try {
    return await add();
  } catch {
    return true;
  }
}

type BusyTimes = Promise<Result<TimeRange[], CalendarRefusal>>;

let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Reads the times at which a calendar (RFC 5545) is busy, merged, within a window of instants.
 * Recurrences, their exceptions and time zones count; titles are not read. The library is loaded on
 * first use. Calendars are read one after another, because the limit of steps is the library's.
 */
export function readBusyTimes(text: string, window: TimeRange): BusyTimes {
  const reading = lastReading.then(() => readCalendar(text, window));
  lastReading = reading.catch(() => {});
  return reading;
}

async function readCalendar(text: string, window: TimeRange): BusyTimes {
  const { default: library } = await import('ical.js');
  limitSteps(library);
  let calendars: Component[];
  try {
    calendars = parseCalendars(library, text);
  } catch {
    return refuse('not_a_calendar');
  }
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    return refuse('not_a_calendar');
  const ranges: TimeRange[] = [];
  for (const calendar of calendars) {
    const zones = new Map(
      calendar.getAllSubcomponents('vtimezone').map((component) => {
        const tzid = String(component.getFirstPropertyValue('tzid'));
        return [tzid, new library.Timezone({ component, tzid })];
      }),
    );
    const reader = new CalendarReader(library, window, zones);
    const events = Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) =>
      String(event.getFirstPropertyValue('uid') ?? ''),
    );
    for (const components of events.values()) {
      stepsLeft = mostSteps;
      if (!(await addSafely(() => reader.addEvents(components)))) return refuse('too_many_events');
      // Others are served between two events, too.
      await setImmediate();
    }
    for (const component of calendar.getAllSubcomponents('vfreebusy'))
      await addSafely(async () => {
        reader.addFreeBusy(component);
        return true;
      });
    ranges.push(...reader.ranges);
  }
  return accept(mergeRanges(ranges, window));
}
