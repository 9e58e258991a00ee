import type { Draft } from './draft-store.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the fields of a stored form, those that it lacks as `initial` has them; null if it is none. */
export function restoreFields<Values extends Record<string, string>>(
  draft: Draft | null,
  initial: Values,
): Values | null {
  const stored = draft && parse(draft.text);
  if (typeof stored !== 'object' || stored === null) return null;
  const known = Object.entries(stored).filter(
    ([field, value]) => field in initial && typeof value === 'string',
  );
  return { ...initial, ...Object.fromEntries(known) };
}
