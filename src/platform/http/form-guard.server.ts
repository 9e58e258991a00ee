/** What comes along with a form to tell people from programs: `honeypot` of `#core/fields.ts`. */
export type HoneypotFields = {
  website?: string | undefined;
  openedAt?: string | number | undefined;
};

const minimumFormTime = 1000;

/**
 * Whether a form was filled by a program: `refused` when the hidden field `website` holds text,
 * `too_fast` when less than a second passed since `openedAt` (an instant, or milliseconds
 * since 1970). Without them, when they cannot be read, or when a visitor's clock runs ahead, it is a person's.
 */
export function suspicionOf(
  { website, openedAt }: HoneypotFields,
  { now, minimumTime }: { now: Date; minimumTime: boolean },
): 'refused' | 'too_fast' | null {
  if (website !== undefined && website.trim() !== '') return 'refused';
  if (!minimumTime || openedAt === undefined) return null;
  const elapsed = now.getTime() - new Date(openedAt).getTime();
  return elapsed >= 0 && elapsed < minimumFormTime ? 'too_fast' : null;
}
