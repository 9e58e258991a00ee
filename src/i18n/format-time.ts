import type { Language } from './language.ts';

/** Formats a time of day, `09:00`, for a sentence: "9h00" in Portuguese. Slots are shown as they are. */
export function formatTime(time: string, language: Language): string {
  return language === 'pt' ? time.replace(/^0/, '').replace(':', 'h') : time;
}
