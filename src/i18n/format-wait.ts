import { type Language, localeOf } from './language.ts';

/** Returns a wait in words, such as *in 14 minutes*, never too short. */
export function formatWait(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(localeOf[language]);
  return minutes < 90
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
