const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 100;

/** The locales in which days and sizes are shown. Not `en` alone, in which Intl writes "February 20". */
export type Locale = 'en-GB' | 'pt-PT';

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
