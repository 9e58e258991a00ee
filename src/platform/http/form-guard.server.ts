/** What may come along with a form to tell people from programs. */
export type FormTraces = { website?: string | undefined; openedAt?: string | number | undefined };

const minimumFormTime = 1000;

/**
 * Whether a form was filled by a program: `refused` when the hidden field `website` holds text,
 * `too_fast` when less than a second passed since `openedAt` (an instant, or milliseconds
 * since 1970). Absent or unreadable traces, and a visitor's clock that runs ahead, count for a person.
 */
export function suspicionOf(
  { website, openedAt }: FormTraces,
  { now, minimumTime }: { now: Date; minimumTime: boolean },
): 'refused' | 'too_fast' | null {
  if (website !== undefined && website.trim() !== '') return 'refused';
  if (!minimumTime || openedAt === undefined) return null;
  const elapsed = now.getTime() - new Date(openedAt).getTime();
  return elapsed >= 0 && elapsed < minimumFormTime ? 'too_fast' : null;
}
