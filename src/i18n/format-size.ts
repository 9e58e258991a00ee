import type { Language } from './language.ts';

/** `840 kB`, `2.4 MB` or `2,4 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const digits = unit === 'MB' && value < 10 ? 1 : 0;
  const locale = language === 'pt' ? 'pt-PT' : 'en-GB';
  return `${Math.max(value, digits === 0 ? 1 : 0).toLocaleString(locale, { maximumFractionDigits: digits })} ${unit}`;
}
