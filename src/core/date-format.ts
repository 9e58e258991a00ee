const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 100;

/** Returns Intl's format for a BCP 47 locale. Each is made once: that takes longer than many uses. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  if (formats.size >= maxFormats) formats.clear();
  formats.set(key, format);
  return format;
}

const dayAndMonth =
  /(?<!\d)(\d{1,2}º?) (?:(?=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(de) (?=jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/g;

/**
 * Keeps each day and its month on one line, and a Portuguese year and its *de*, by non-breaking spaces:
 * of "10 de fevereiro de 2026" only the year may go to the next line.
 */
export function keepDaysWhole(text: string): string {
  return text
    .replace(dayAndMonth, (_, day: string, of?: string) =>
      [day, ...(of ? [of] : []), ''].join('\u00a0'),
    )
    .replace(/\bde (?=\d{4})/g, 'de\u00a0');
}
