import type { Language } from '#i18n/language.ts';

export const zones = [
  'Europe/Lisbon',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'America/Sao_Paulo',
] as const;
export type Zone = (typeof zones)[number];

const minute = 60_000;

/**
 * Minutes ahead of UTC from an instant on, October 2026 to September 2027. Copied from the IANA time
 * zone database, so that the model does not share code with the site.
 */
const offsets: Record<Zone, [from: string, minutes: number][]> = {
  'Europe/Lisbon': [
    ['2026-03-29T01:00:00Z', 60],
    ['2026-10-25T01:00:00Z', 0],
    ['2027-03-28T01:00:00Z', 60],
  ],
  'Pacific/Auckland': [
    ['2026-09-26T14:00:00Z', 780],
    ['2027-04-03T14:00:00Z', 720],
  ],
  'Asia/Kathmandu': [['1986-01-01T00:00:00Z', 345]],
  'America/Los_Angeles': [
    ['2026-03-08T10:00:00Z', -420],
    ['2026-11-01T09:00:00Z', -480],
    ['2027-03-14T10:00:00Z', -420],
  ],
  'America/Sao_Paulo': [['2019-02-17T02:00:00Z', -180]],
};

function offsetAt(instant: number, zone: Zone): number {
  const [, minutes] = offsets[zone].findLast(([from]) => Date.parse(from) <= instant) ?? [];
  if (minutes === undefined) throw new Error(`No offset of ${zone} is listed for ${instant}`);
  return minutes;
}

/** Returns the local day and time in a zone: `2026-10-24` and `10:00`. */
export function clockIn(zone: Zone, instant: number): { day: string; time: string } {
  const shown = new Date(instant + offsetAt(instant, zone) * minute).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the instant of a Lisbon time that no clock change skips or repeats. */
export function lisbonInstant(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return asUtc - offsetAt(asUtc, 'Europe/Lisbon') * minute;
}

/** Formats weekday, day, month and year as mails do. */
export function formatDay(day: string, language: Language): string {
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString(
    language === 'pt' ? 'pt-PT' : 'en-GB',
    { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  );
  return language === 'en' ? words.replace(',', '') : words;
}
