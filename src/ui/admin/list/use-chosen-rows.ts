import { useState } from 'react';

/** Which rows of a list are chosen, at most as many as one call takes. */
export function useChosenRows(shown: readonly { id: string }[], most: number) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const known = new Set(shown.map(({ id }) => id));
  const chosen = ids.filter((id) => known.has(id));
  const all = shown.slice(0, most).map(({ id }) => id);
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length >= all.length,
    has: (id: string) => chosen.includes(id),
    toggle: (id: string) =>
      setIds(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-most),
      ),
    toggleAll: () => setIds(chosen.length >= all.length ? [] : all),
    clear: () => setIds([]),
  };
}
export type ChosenRows = ReturnType<typeof useChosenRows>;
