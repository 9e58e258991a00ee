/** The company's clock: days and times without a zone are its wall time. */
export const companyZone = 'Europe/Lisbon';

/** What a clock on a wall shows: the day `YYYY-MM-DD` and the time `HH:MM` of 24 hours. */
export type ClockReading = { day: string; time: string };

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (readers.size >= 100) readers.clear();
  readers.set(zone, reader);
  return reader;
}

/** Reads the clock of an IANA zone at an instant. Throws `RangeError` for an unknown zone. */
export function readClock(instant: Date | string, zone: string): ClockReading {
  const parts: Record<string, string> = {};
  for (const { type, value } of readerOf(zone).formatToParts(new Date(instant)))
    parts[type] = value;
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Whether `zone` is an IANA name that this machine knows. Fixed offsets (`+05:30`) are not zones. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false;
  try {
    readerOf(zone);
    return true;
  } catch {
    return false;
  }
}

const fullDay: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/** A day in words for a BCP 47 locale: "Thursday 24 April 2025", or those of its parts asked for. */
export function dayInWords(
  day: string,
  locale: string,
  parts: Intl.DateTimeFormatOptions = fullDay,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts });
  const words = format.format(new Date(`${day}T12:00:00Z`));
  // Engines differ on the comma after an English weekday; mail and screen must not.
  return locale.startsWith('en') ? words.replace(',', '') : words;
}

/** The city in a zone's name: `America/Sao_Paulo` gives `Sao Paulo`. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
