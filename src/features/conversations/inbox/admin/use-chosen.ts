import { useState } from 'react';

/** Which rows of a list are chosen. Another list, by its name, begins with none. */
export function useChosen(list: string) {
  const [state, setState] = useState<{ list: string; ids: ReadonlySet<string> }>({
    list,
    ids: new Set(),
  });
  const ids = state.list === list ? state.ids : new Set<string>();
  const set = (next: Iterable<string>) => setState({ list, ids: new Set(next) });
  return {
    ids,
    set,
    choose: (id: string, isChosen: boolean) =>
      set(isChosen ? [...ids, id] : [...ids].filter((one) => one !== id)),
    none: () => set([]),
  };
}
