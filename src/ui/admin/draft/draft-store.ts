/** Words that were typed and not sent, and when they were stored (ISO 8601). */
export type Draft = { text: string; savedAt: string };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft:';
const keptMilliseconds = 30 * 86_400_000;

function parse(stored: string | null): Draft | null {
  try {
    const { text, savedAt } = JSON.parse(stored ?? 'null') as Draft;
    return typeof text === 'string' && !Number.isNaN(Date.parse(savedAt))
      ? { text, savedAt }
      : null;
  } catch {
    return null;
  }
}

/** Returns what was stored under a name, or null. */
export function readDraft(store: Store, name: string): Draft | null {
  return parse(store.getItem(prefix + name));
}

/** Stores a text, or removes it when it is empty. Returns what is stored; null if nothing is. */
export function saveDraft(store: Store, name: string, text: string, now: Date): Draft | null {
  try {
    if (text.trim() === '') {
      store.removeItem(prefix + name);
      return null;
    }
    const draft = { text, savedAt: now.toISOString() };
    store.setItem(prefix + name, JSON.stringify(draft));
    return draft;
  } catch {
    // The browser's storage is full or switched off: the words are on the screen alone.
    return null;
  }
}

/** Removes what nobody came back to within thirty days. */
export function forgetOldDrafts(store: Store, now: Date): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const draft = parse(store.getItem(name));
    const age = now.getTime() - Date.parse(draft?.savedAt ?? '');
    if (!(age < keptMilliseconds)) store.removeItem(name);
  }
}
