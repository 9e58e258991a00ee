import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type HistoryChange, useAddressSearch } from '#ui/controls/use-address-search.ts';
import { type BlogListFilter, blogSearch, cleanSearch, readBlogFilter } from '../blog-list.ts';

/** Milliseconds after the last change to the search box before its text is searched for. */
const searchDelay = 250;

export type BlogFilterState = {
  filter: BlogListFilter;
  /** The search box is uncontrolled, so that no response and no render overwrites typed text. */
  searchBox: RefObject<HTMLInputElement | null>;
  /** Applies the text of the search box after the delay. */
  searchLater: () => void;
  /** Applies the text of the search box at once, if it is still waiting for the delay. */
  searchNow: () => void;
  choose: (change: Partial<Pick<BlogListFilter, 'tag' | 'premium'>>) => void;
  clear: () => void;
};

/** Keeps the list's filters in the address. Typing adds no history entries. */
export function useBlogFilter(): BlogFilterState {
  const [search, changeSearch] = useAddressSearch();
  const filter = useMemo(() => readBlogFilter(new URLSearchParams(search)), [search]);
  const searchBox = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function apply(change: Partial<BlogListFilter>, step: HistoryChange) {
    clearTimeout(timer.current);
    timer.current = undefined;
    const q = cleanSearch(searchBox.current?.value ?? filter.q);
    const next = blogSearch({ ...filter, q, ...change, page: 1 });
    if (next !== blogSearch({ ...filter, page: 1 })) changeSearch(next, step);
  }

  function searchLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply({}, 'replace'), searchDelay);
  }

  const searchEarlyText = useRef(searchLater);
  useEffect(() => {
    // Text typed before hydration, or restored by the browser, is not in the address yet.
    const shown = cleanSearch(searchBox.current?.value ?? '');
    if (shown !== readBlogFilter(new URLSearchParams(location.search)).q) searchEarlyText.current();
    return () => clearTimeout(timer.current);
  }, []);

  function searchNow() {
    if (timer.current !== undefined) apply({}, 'replace');
  }

  // A link that is pressed leaves an address with the text; its list does not change under the press.
  const onClick = useEffectEvent(searchNow);
  const onPress = useEffectEvent(() => {
    if (timer.current !== undefined) searchLater();
  });
  useEffect(() => {
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, []);

  return {
    filter,
    searchBox,
    searchLater,
    searchNow,
    choose: (change) => apply(change, 'push'),
    clear: () => {
      if (searchBox.current) searchBox.current.value = '';
      apply({ q: '', tag: '', premium: false }, 'push');
      searchBox.current?.focus();
    },
  };
}
