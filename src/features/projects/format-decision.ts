import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** Returns what a client wrote with a decision; of a chosen time, day and time as the language writes them. */
export function formatComment(
  { choice, comment }: { choice: string; comment: string },
  language: Language,
): string {
  const [day = '', time] = comment.split(' ');
  if (choice !== 'chosen' || time === undefined) return comment;
  return `${formatDay(day, localeOf[language])}, ${time}`;
}
