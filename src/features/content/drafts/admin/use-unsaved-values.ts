import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DraftEvent, type DraftState, type UnsavedValues, unsavedOf } from './draft-state.ts';
import {
  dropUnsaved,
  keepUnsaved,
  listUnsavedKeys,
  newUnsavedKey,
  takeUnsaved,
  type UnsavedPlace,
} from './unsaved-values.ts';

/**
 * Keeps what is typed in this browser until it reaches the server; returns what to call once it has.
 * What editors that were closed had kept is found again, the next when the one before is decided.
 */
export function useUnsavedValues(
  place: UnsavedPlace,
  state: DraftState,
  dispatch: Dispatch<DraftEvent>,
): (saved: UnsavedValues) => void {
  // Whoever signs in while it is open does not become the one who typed.
  const [{ person }] = useState(place);
  const { kind, id } = place;
  // A new record has another key once it is made.
  const own = useMemo(() => newUnsavedKey({ person, kind, id }), [person, kind, id]);
  const before = useRef(own);
  const [left] = useState(() => listUnsavedKeys(place));
  const { record, values, isSending, conflict } = state;

  useEffect(() => {
    const unsaved = unsavedOf({ record, values });
    if (before.current !== own) keepUnsaved(before.current, null);
    before.current = own;
    keepUnsaved(own, unsaved);
    if (unsaved || isSending || conflict) return;
    for (let from = left.shift(); from !== undefined; from = left.shift()) {
      const found = takeUnsaved(from, own);
      if (found && unsavedOf({ record, values: { ...values, ...found.values } })) {
        dispatch({ kind: 'found', unsaved: found });
        return;
      }
    }
    keepUnsaved(own, null);
  }, [own, left, record, values, isSending, conflict, dispatch]);

  // Another window took them for those of an editor that was closed.
  const putBack = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === own && newValue === null) keepUnsaved(own, unsavedOf(state));
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => putBack(event);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return useCallback((saved) => dropUnsaved(own, saved), [own]);
}
