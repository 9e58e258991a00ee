/** The fields of every form that tell bots from people: `honeypot` of `#core/fields.ts`. */
export type HoneypotFields = {
  website?: string | undefined;
  openedAt?: string | number | undefined;
};

const minimumFormTime = 1000;

/**
 * Detects a form sent by a bot: `refused` if the hidden field `website` has text, `too_fast` if less
 * than a second passed since `openedAt` (an instant, or milliseconds since 1970). Returns null if the
 * fields are absent or unreadable, or if the visitor's clock runs ahead.
 */
export function detectBot(
  { website, openedAt }: HoneypotFields,
  { now, minimumTime }: { now: Date; minimumTime: boolean },
): 'refused' | 'too_fast' | null {
  if (website !== undefined && website.trim() !== '') return 'refused';
  if (!minimumTime || openedAt === undefined) return null;
  const elapsed = now.getTime() - new Date(openedAt).getTime();
  return elapsed >= 0 && elapsed < minimumFormTime ? 'too_fast' : null;
}
