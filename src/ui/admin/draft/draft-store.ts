import { sharedStore } from '#core/browser-storage.ts';

/** Words that were typed and not sent, and when they were stored (ISO 8601). */
export type Draft = { text: string; savedAt: string };

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
export function readDraft(name: string): Draft | null {
  return parse(sharedStore.get(prefix + name));
}

/**
 * Stores a text, or removes it when it is empty. Returns what the browser keeps; null if it keeps
 * nothing, as where its storage is full or blocked: then it lasts until this document is left.
 */
export function saveDraft(name: string, text: string, now: Date): Draft | null {
  if (text.trim() === '') {
    sharedStore.remove(prefix + name);
    return null;
  }
  const draft = { text, savedAt: now.toISOString() };
  return sharedStore.set(prefix + name, JSON.stringify(draft)) ? draft : null;
}

/** Removes what nobody came back to within thirty days. */
export function forgetOldDrafts(now: Date): void {
  for (const name of sharedStore.keys().filter((one) => one.startsWith(prefix))) {
    const draft = parse(sharedStore.get(name));
    const age = now.getTime() - Date.parse(draft?.savedAt ?? '');
    if (!(age < keptMilliseconds)) sharedStore.remove(name);
  }
}
