import { useCallback, useMemo } from 'react';
import { formatAddress } from '#core/site-address.ts';
import { useNavigation } from '../../controls/navigation-context.ts';

export type ListAddress = {
  /** The query of the address, with its question mark, or empty. */
  search: string;
  get(name: string): string;
  /** The query with some values changed; an empty value leaves its name out. */
  with(changes: Record<string, string>): string;
  /** Puts changed values into the address, in place of the current history entry. */
  change(changes: Record<string, string>): void;
};

/** What a list is filtered and sorted by, kept in the address of its screen. */
export function useListAddress(): ListAddress {
  const { address, navigate } = useNavigation();
  const { search } = address;
  const path = formatAddress({ ...address, search: '', hash: '' });
  const withChanges = useCallback(
    (changes: Record<string, string>) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes))
        if (value === '') query.delete(name);
        else query.set(name, value);
      const text = query.toString();
      return text === '' ? '' : `?${text}`;
    },
    [search],
  );
  const change = useCallback(
    (changes: Record<string, string>) => navigate(path + withChanges(changes), { replace: true }),
    [navigate, path, withChanges],
  );
  return useMemo(
    () => ({
      search,
      get: (name) => new URLSearchParams(search).get(name) ?? '',
      with: withChanges,
      change,
    }),
    [search, withChanges, change],
  );
}
