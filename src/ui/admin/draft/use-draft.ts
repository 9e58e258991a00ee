import { useCallback, useEffect, useState } from 'react';
import { type Draft, forgetOldDrafts, readDraft, saveDraft } from './draft-store.ts';

/**
 * A text that survives a closed tab, a crash and an ended session: each change is stored in this
 * browser. `name` says of whom and of what; a component keeps its first one.
 */
export function useDraft(name: string) {
  const [restored, setRestored] = useState<Draft | null>(() => readDraft(name));
  const [text, setText] = useState(restored?.text ?? '');
  const [saved, setSaved] = useState<Draft | null>(restored);
  useEffect(() => forgetOldDrafts(new Date()), []);

  const change = useCallback(
    (next: string) => {
      setText(next);
      setSaved(saveDraft(name, next, new Date()));
    },
    [name],
  );
  const clear = useCallback(() => {
    change('');
    setRestored(null);
  }, [change]);

  return { text, change, clear, savedAt: saved?.savedAt ?? null, isRestored: restored !== null };
}
