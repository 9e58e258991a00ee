/** Reads what a form keeps in the session storage of this tab; null for nothing, or without storage. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps what is typed into a form through a reload, in this tab alone; null removes it. */
export function keep(key: string, typed: object | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage a reload loses it.
  }
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
