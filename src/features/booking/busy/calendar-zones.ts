import { searchText } from '#core/search-text.ts';
import { companyZone, isTimeZone, zonedInstant } from '#core/zoned-time.ts';
import type { ContentLine } from './calendar-lines.ts';
import { zonesByLocalName } from './local-zone-names.ts';
import { occurrencesOf, oneDay, readRule, type WallTime } from './recurrence.ts';
import { windowsZones } from './windows-zones.ts';

/** Translates wall times into instants, both in milliseconds, and back. */
export type Zone = { instantOf(wall: WallTime): number; wallOf(instant: number): WallTime };

/** The zone in which a wall time is the instant itself, or a fixed distance from it. */
function fixedZone(offset: number): Zone {
  return { instantOf: (wall) => wall - offset, wallOf: (instant) => instant + offset };
}

export const utc = fixedZone(0);

/** Finds the wall time of an instant by the instants of the wall times around it. */
function wallByInstant(instantOf: Zone['instantOf'], instant: number): WallTime {
  const guess = instant + (instant - instantOf(instant));
  return guess + (instant - instantOf(guess));
}

const namedZones = new Map<string, Zone>();

/** Returns a zone by its IANA name. */
export function namedZone(name: string): Zone {
  const known = namedZones.get(name);
  if (known) return known;
  // A calendar asks for the offsets of the same days again and again.
  const offsets = new Map<number, number | null>();
  const offsetOf = (wall: WallTime) => wall - Date.parse(instantText(wall, name));
  const instantOf = (wall: WallTime) => {
    const day = Math.floor(wall / oneDay);
    let offset = offsets.get(day);
    if (offset === undefined) {
      const [first, last] = [offsetOf(day * oneDay), offsetOf((day + 1) * oneDay)];
      offset = first === last ? first : null;
      if (offsets.size > 20_000) offsets.clear();
      offsets.set(day, offset);
    }
    return wall - (offset ?? offsetOf(wall));
  };
  const zone = { instantOf, wallOf: (instant: number) => wallByInstant(instantOf, instant) };
  namedZones.set(name, zone);
  return zone;
}

function instantText(wall: WallTime, zone: string): string {
  const [day = '', clock = ''] = new Date(wall).toISOString().slice(0, 19).split('T');
  return zonedInstant(day, clock, zone);
}

/** The zone of the company, in which days begin and times without a zone are meant. */
export const ownZone = namedZone(companyZone);

let cities: ReadonlyMap<string, string> | null = null;

/** The zones by the small name of their city: `madrid` is `Europe/Madrid`. */
function zonesByCity(): ReadonlyMap<string, string> {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((name) => {
      const city = name.slice(name.lastIndexOf('/') + 1);
      return [searchText(city.replaceAll('_', ' ')), name];
    }),
  );
  return cities;
}

/** Returns what spellings of a zone's name have in common: it stands escaped in one line, quoted in another. */
export function zoneKey(name: string): string {
  return name
    .replace(/\\([,;:\\])/g, '$1')
    .replaceAll('"', '')
    .trim()
    .toLowerCase();
}

const withoutPrefix = (name: string) => name.trim().replace(/^tzone:\/\/microsoft\//i, '');

/** A zone of Windows by its name, that of its summer, or the one in a list: `Eastern Time (US & Canada)`. */
function windowsZone(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/ \d+$/, '');
  const standard = plain
    .replace(/ (?:daylight|summer) time/, ' standard time')
    .replace(/(?<! standard) time(?: \(us & canada\))?$/, ' standard time');
  return windowsZones[plain] ?? windowsZones[standard];
}

const offsetAndList = /^\(?(?:utc|gmt)?\s*([+-])(\d{1,2})(?:[:.]?(\d\d))?\)?\s*(.*)$/i;

/**
 * Returns the zone that a name means: of IANA, perhaps behind the prefix that some programs write, of
 * Windows, of a program in another language, `Mitteleuropäische Zeit`, or of an Outlook list,
 * `(UTC+01:00) Brussels, Copenhagen, Madrid`. Null if nothing is known of it.
 */
export function zoneByName(name: string): Zone | null {
  const trimmed = withoutPrefix(name);
  const parts = trimmed.replace(/\s*\([^)]*\)$/, '').split('/');
  const candidates = [trimmed, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  const iana = candidates.find((candidate) => candidate.includes('/') && isTimeZone(candidate));
  if (iana !== undefined) return namedZone(iana);
  const list = offsetAndList.exec(trimmed)?.[4] ?? trimmed.replace(/^\((?:utc|gmt)\)/i, '').trim();
  const windows = windowsZone(trimmed) ?? windowsZone(list);
  if (windows !== undefined) return namedZone(windows);
  const local = zonesByLocalName.get(searchText(list));
  if (local !== undefined) return namedZone(local);
  const city = list
    .split(/[,;/:]/)
    .map((place) => zonesByCity().get(searchText(place)))
    .find((found) => found !== undefined);
  return city === undefined ? null : namedZone(city);
}

/** Short names that are of one zone here, and that of its summer. */
const shortNames: Readonly<Record<string, string>> = {
  west: 'Europe/Lisbon',
  bst: 'Europe/London',
  cest: 'Europe/Brussels',
  mest: 'Europe/Brussels',
  mesz: 'Europe/Brussels',
  eest: 'Europe/Athens',
  msk: 'Europe/Moscow',
  edt: 'America/New_York',
  cdt: 'America/Chicago',
  mdt: 'America/Denver',
  pdt: 'America/Los_Angeles',
};

/**
 * Returns the zone of a name that says a distance from UTC, `GMT+0100`, or is short: `CEST`, `EST5EDT`,
 * `Portugal`. A description in the calendar knows better. Null if nothing is known of it.
 */
export function zoneByOffset(name: string): Zone | null {
  const trimmed = withoutPrefix(name);
  if (/^(?:utc|gmt|z|zulu|greenwich mean time|coordinated universal time)$/i.test(trimmed))
    return utc;
  const [, sign, hours, minutes = '0'] = offsetAndList.exec(trimmed) ?? [];
  if (sign) {
    const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return fixedZone(sign === '-' ? -offset : offset);
  }
  const short = shortNames[trimmed.toLowerCase()] ?? trimmed;
  return isTimeZone(short) ? namedZone(short) : null;
}

/** Returns a time of a calendar, `20261124T100000Z`: its wall time, and whether it is a day or in UTC. */
export function readTime(text: string): { wall: WallTime; isDay: boolean; isUtc: boolean } | null {
  const match =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?|Z)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, year, month, day, hours, minutes = '0', seconds = '0', suffix] = match;
  const wallDay = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (new Date(wallDay).getUTCDate() !== Number(day) || Number(month) > 12) return null;
  if (hours === undefined) return { wall: wallDay, isDay: true, isUtc: false };
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const time =
    (Number(hours) * 60 + Number(minutes)) * 60_000 + Math.min(59, Number(seconds)) * 1000;
  const zone = suffix && suffix.toUpperCase() !== 'Z' ? zoneByOffset(suffix) : utc;
  const wall = wallDay + time;
  if (suffix === undefined) return { wall, isDay: false, isUtc: false };
  return { wall: zone?.instantOf(wall) ?? wall, isDay: false, isUtc: true };
}

type Change = { at: number; offset: number };

function offsetIn(text: string | undefined): number | null {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text?.trim() ?? '') ?? [];
  if (!sign) return null;
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** A part of a description of a zone: standard time or daylight time. */
export type Observance = readonly ContentLine[];

/** When an observance begins, as instants, around a window. */
function changesOf(lines: Observance, around: { from: number; to: number }): Change[] {
  const textOf = (name: string) => lines.find((line) => line.name === name)?.value;
  const offset = offsetIn(textOf('TZOFFSETTO'));
  const before = offsetIn(textOf('TZOFFSETFROM')) ?? offset;
  const start = readTime(textOf('DTSTART') ?? '');
  if (offset === null || before === null) return [];
  const wall = start?.wall ?? 0;
  const walls = new Set([wall]);
  for (const { name, value } of lines) {
    if (name === 'RDATE')
      for (const word of value.split(',')) walls.add(readTime(word)?.wall ?? wall);
    if (name !== 'RRULE') continue;
    const rule = readRule(value);
    const until = rule.until === null ? null : readTime(rule.until);
    // The end of an observance is in UTC.
    const last = until ? until.wall + (until.isUtc ? before : oneDay) : around.to;
    const range = { from: around.from, until: Math.min(last, around.to) };
    for (const time of occurrencesOf(rule, wall, range)) if (time !== null) walls.add(time);
  }
  return [...walls].map((at) => ({ at: at - before, offset }));
}

/**
 * Returns the zone that a calendar describes, exact within a window and the two years around it. Throws
 * if no offset is in the description.
 */
export function describedZone(
  observances: readonly Observance[],
  window: { from: number; to: number },
): Zone {
  const around = { from: window.from - 800 * oneDay, to: window.to + 800 * oneDay };
  const changes = observances
    .flatMap((lines) => changesOf(lines, around))
    .sort((one, other) => one.at - other.at);
  const [first] = changes;
  if (!first) throw new RangeError('A zone is described without an offset');
  const offsetAt = (instant: number) =>
    changes.findLast(({ at }) => at <= instant)?.offset ?? first.offset;
  const instantOf = (wall: WallTime) => {
    const [before, after] = [offsetAt(wall - oneDay), offsetAt(wall + oneDay)];
    // As in `zonedInstant`: what is repeated is the first, what is skipped counts by the offset before.
    const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
    return wall - (isAfter ? after : before);
  };
  return { instantOf, wallOf: (instant) => instant + offsetAt(instant) };
}
