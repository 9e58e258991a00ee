import { useState } from 'react';
import { mostAtOnce } from '../subscriber-list.ts';

/** Which rows of a list are chosen, at most so many as one call changes. */
export function useChosen(shown: readonly { id: string }[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const known = new Set(shown.map(({ id }) => id));
  const chosen = ids.filter((id) => known.has(id));
  const all = shown.slice(0, mostAtOnce).map(({ id }) => id);
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length >= all.length,
    has: (id: string) => chosen.includes(id),
    toggle: (id: string) =>
      setIds(
        chosen.includes(id)
          ? chosen.filter((one) => one !== id)
          : [...chosen, id].slice(-mostAtOnce),
      ),
    toggleAll: () => setIds(chosen.length >= all.length ? [] : all),
    clear: () => setIds([]),
  };
}
export type Chosen = ReturnType<typeof useChosen>;
