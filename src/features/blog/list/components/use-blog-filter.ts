import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type HistoryChange, useAddressSearch } from '#ui/controls/use-address-search.ts';
import { type BlogListFilter, blogSearch, cleanSearch, readBlogFilter } from '../blog-list.ts';

/** How long the typing must rest before it is asked for, in milliseconds. */
const typingRest = 250;

export type BlogFilterState = {
  filter: BlogListFilter;
  /** The search box owns its text, so that no answer and no render takes a letter away. */
  searchBox: RefObject<HTMLInputElement | null>;
  /** Something was typed: asked for after a rest. */
  typed: () => void;
  /** Asks at once for what was typed, when it is still waiting. */
  settle: () => void;
  choose: (change: Partial<Pick<BlogListFilter, 'tag' | 'premium'>>) => void;
  clear: () => void;
};

/** The filters of the list: they live in the address, typing without a history entry per letter. */
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

  function typed() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply({}, 'replace'), typingRest);
  }

  const noticeEarlyTyping = useRef(typed);
  useEffect(() => {
    // Typed before the scripts ran, or put back by the browser: the box is ahead of the address.
    const shown = cleanSearch(searchBox.current?.value ?? '');
    if (shown !== readBlogFilter(new URLSearchParams(location.search)).q)
      noticeEarlyTyping.current();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    filter,
    searchBox,
    typed,
    settle: () => {
      if (timer.current !== undefined) apply({}, 'replace');
    },
    choose: (change) => apply(change, 'push'),
    clear: () => {
      if (searchBox.current) searchBox.current.value = '';
      apply({ q: '', tag: '', premium: false }, 'push');
      searchBox.current?.focus();
    },
  };
}
