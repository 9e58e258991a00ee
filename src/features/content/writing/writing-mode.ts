import { useSyncExternalStore } from 'react';
import { sharedStore } from '#core/browser-storage.ts';

/** `rich`: a text as it will look. `markdown`: with its signs. */
export type WritingMode = 'rich' | 'markdown';

const kept = 'content-writing';
const listeners = new Set<() => void>();

function readMode(): WritingMode {
  return sharedStore.get(kept) === 'rich' ? 'rich' : 'markdown';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chooseMode(mode: WritingMode): void {
  sharedStore.set(kept, mode);
  for (const listener of listeners) listener();
}

/** How texts are written in this browser: one choice for all of them, in both languages. */
export function useWritingMode(): [WritingMode, (mode: WritingMode) => void] {
  return [useSyncExternalStore(listen, readMode), chooseMode];
}
