import { useCallback, useEffect } from 'react';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { inboxQuery } from '../../conversations.queries.ts';
import { listOf, searchOf } from './inbox-list.ts';

type InboxPlaces = { listHref: string; hrefOf: (id: string) => string };

/** The list that the address names, its pages, and the ways through it. */
export function useInbox(id: string | null, { listHref, hrefOf }: InboxPlaces) {
  const { address, navigate } = useNavigation();
  const list = listOf(address.search);
  const search = searchOf(list);
  const pages = usePages((page) => inboxQuery({ ...list, page }));
  // What was answered since the first page moves rows to the page before: each is shown once.
  const rows = pages.pages.flatMap((page) => page.conversations);
  const conversations = [...new Map(rows.map((one) => [one.id, one])).values()];
  const place = conversations.findIndex((one) => one.id === id);
  const { refetch } = pages;

  useEffect(() => {
    const read = () => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  });

  return {
    list,
    search,
    pages,
    conversations,
    hrefIn: (one: string) => hrefOf(one) + search,
    listHref: listHref + search,
    /** Shows the next conversation, or the one before by -1. Returns false at the end of the list. */
    move(by: 1 | -1): boolean {
      const next = conversations[place < 0 ? 0 : place + by];
      if (!next) return false;
      navigate(hrefOf(next.id) + search, { replace: id !== null });
      return true;
    },
    open: (one: string, replace = false) => navigate(hrefOf(one) + search, { replace }),
    close: () => navigate(listHref + search),
    find: useCallback(
      (q: string) => {
        const { filter } = listOf(address.search);
        navigate(listHref + searchOf({ filter, q }), { replace: true });
      },
      [address.search, navigate, listHref],
    ),
  };
}
