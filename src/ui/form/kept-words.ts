import { tabStore } from '#core/browser-storage.ts';

/** Reads what a form keeps in the session storage of this tab; null for nothing. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(tabStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps what is typed into a form through a reload, in this tab alone; null removes it. */
export function keep(key: string, typed: object | null): void {
  if (typed === null) tabStore.remove(key);
  // Without storage a reload loses it.
  else tabStore.set(key, JSON.stringify(typed));
}

/** Returns the texts of known fields, without those that are empty. */
export function textsOf<Field extends string>(
  kept: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = (kept as Record<string, unknown> | null)?.[field];
    if (typeof text === 'string' && text !== '') texts[field] = text;
  }
  return texts;
}
