import type { Locale } from '#core/date-format.ts';
import type { Backups } from '../backups.schema.ts';

/** Returns the whole percent that is written; null if it cannot be told. Checking comes after it. */
export function percentWritten({
  latest,
  databaseBytes,
}: Pick<Backups, 'latest' | 'databaseBytes'>): number | null {
  if (!latest || latest.bytes === null || !databaseBytes) return null;
  return Math.min(Math.round((latest.bytes / databaseBytes) * 100), 99);
}

/** Returns a size as people read it, such as `61 MB`. */
export function formatSize(bytes: number, locale: Locale): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** (step + 1));
}
