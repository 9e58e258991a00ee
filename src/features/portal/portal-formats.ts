import { dateFormat } from '#core/date-format.ts';
import { formatPrice, formatPricePt } from '#core/money.ts';
import { readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';

// Days carry no zone: noon in UTC is on the same day in the reader's formatter below.
function instantOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function formatLongDay(day: string, language: Language, withYear: boolean): string {
  const format = dateFormat(localeOf[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
  });
  return keepDaysWhole(format.format(instantOf(day)));
}

/** Formats a day `YYYY-MM-DD`: "24 April 2026", "24 de abril de 2026". */
export function formatDay(day: string, language: Language): string {
  return formatLongDay(day, language, true);
}

/** Formats the first day of a period, without the year if the last day has the same one. */
export function formatPeriodStart(start: string, end: string, language: Language): string {
  return formatLongDay(start, language, start.slice(0, 4) !== end.slice(0, 4));
}

/** Returns the weeks from the first day to the last, counting started ones. At least one. */
export function weeksBetween(start: string, end: string): number {
  const days = (instantOf(end).getTime() - instantOf(start).getTime()) / 86_400_000 + 1;
  return Math.max(1, Math.ceil(days / 7));
}

/** Formats an instant in Lisbon's time: "24 April 2026, 14:30", "24 de abril de 2026, 14:30". */
export function formatMoment(instant: string, language: Language): string {
  const { day, time } = readClock(instant, 'Europe/Lisbon');
  return `${formatDay(day, language)}, ${time}`;
}

/** Formats whole cents as euros: `€1,450.00`, `1450,00 €`. */
export function formatEuros(cents: number, language: Language): string {
  const money = { cents, currency: 'EUR' };
  return language === 'pt' ? formatPricePt(money) : formatPrice(money);
}

/** Formats a size in bytes as kB below one megabyte, else as MB with one decimal. */
export function formatSize(bytes: number, language: Language): string {
  const large = bytes >= 1_000_000;
  const amount = new Intl.NumberFormat(localeOf[language], {
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
  return `${amount}\u00a0${large ? 'MB' : 'kB'}`;
}

/** Formats whole percent. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(percent / 100);
}
