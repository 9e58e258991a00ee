import { useEffect, useState } from 'react';
import { forgetOldDrafts, readDraft, saveDraft } from './draft-store.ts';
import { restoreFields } from './restore-fields.ts';

/**
 * The fields of a form that survive a closed tab, a crash and an ended session: each change is stored
 * in this browser. `name` says of whom and of what; a component keeps its first one.
 */
export function useFieldsDraft<Values extends Record<string, string>>(
  name: string,
  initial: Values,
) {
  const [restored] = useState(() => restoreFields(readDraft(name), initial));
  const [values, setValues] = useState(restored ?? initial);
  const [isRestored, setIsRestored] = useState(restored !== null);
  useEffect(() => forgetOldDrafts(new Date()), []);

  function change(changes: Partial<Values>): void {
    const next = { ...values, ...changes };
    setValues(next);
    saveDraft(name, JSON.stringify(next), new Date());
  }
  /** Forgets what was stored, once it is sent. */
  function forget(): void {
    setIsRestored(false);
    saveDraft(name, '', new Date());
  }
  function discard(): void {
    forget();
    setValues(initial);
  }
  return { values, change, forget, discard, isRestored };
}
