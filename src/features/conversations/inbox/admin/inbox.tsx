import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { phoneWindow, readingWindow, useMedia } from '#ui/controls/use-media.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import type { Colleague } from '../../admin/colleague.ts';
import { conversationQuery, inboxQuery } from '../../conversations.queries.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { conversationFilters } from '../../conversations.ts';
import { ConversationList } from './conversation-list.tsx';
import { inboxTexts } from './inbox.texts.ts';
import { InboxHeading } from './inbox-heading.tsx';
import { searchOf } from './inbox-list.ts';
import { useChosen } from './use-chosen.ts';
import { useInbox } from './use-inbox.ts';
import './inbox.css';

type InboxLinksProps = { answersHref: string; blocksHref: string };

/** What belongs to the inbox and is rarely used. */
function InboxLinks({ answersHref, blocksHref }: InboxLinksProps) {
  const t = useTexts(inboxTexts);
  return (
    <>
      <Link className={buttonClass({ variant: 'text' })} to={blocksHref}>
        {t('blocks')}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to={answersHref}>
        {t('answers')}
      </Link>
    </>
  );
}

/** A phone lists first: the conversation is code of its own. */
const loadPanel = () =>
  import('../../thread/admin/conversation-panel.tsx').then((part) => part.ConversationPanel);

export type InboxProps = {
  title: string;
  /** The conversation that the address names. */
  id: string | null;
  me: string;
  staff: readonly Colleague[];
  listHref: string;
  answersHref: string;
  blocksHref: string;
  hrefOf: (id: string) => string;
  personHref: (id: string) => string;
  /** What else is known about the sender. */
  renderTimeline: (conversation: ConversationDetail) => ReactNode;
  /** Called after each change, for what counts conversations elsewhere. */
  onChanged: () => Promise<unknown>;
};

/** The inbox: its lists and a conversation, side by side or, in a narrow window, one at a time. */
export function Inbox(props: InboxProps) {
  const { title, id, me, listHref, hrefOf } = props;
  const t = useTexts(inboxTexts);
  const client = useQueryClient();
  const isWide = useMedia(readingWindow);
  const isPhone = useMedia(phoneWindow);
  const panel = useLoaded(isWide || id !== null, loadPanel);
  const now = useMinute() ?? Date.now();
  const inbox = useInbox(id, { listHref, hrefOf });
  const { list, search, pages, conversations } = inbox;
  const chosen = useChosen(search);
  const waiting = useQuery(inboxQuery({ filter: 'waiting', q: '', page: 0 })).data;
  const [focus, setFocus] = useState({ id: null as string | null, count: 0 });
  /** Mounts a conversation again when it comes back, with the draft that is stored and the focus. */
  const [returns, setReturns] = useState(0);
  const heading = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const first = conversations[0]?.id;
  const shouldOpen = isWide && id === null && first !== undefined && !pages.outdated;
  useEffect(() => {
    if (shouldOpen && first !== undefined) inbox.open(first, true);
  });

  // In a narrow window the list gives way: the focus follows, and the list comes back where it was.
  const listScroll = useRef(0);
  useEffect(() => {
    if (isWide) return;
    if (id !== null) scrollTo({ top: 0, behavior: 'instant' });
    else if (wasOpen.current) {
      scrollTo({ top: listScroll.current, behavior: 'instant' });
      const title = heading.current?.querySelector('h1');
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
    }
    wasOpen.current = id !== null;
  }, [id, isWide]);

  function focusNext(): void {
    listScroll.current = scrollY;
    setFocus(({ count }) => ({ id: null, count: count + 1 }));
  }
  function move(by: 1 | -1): void {
    focusNext();
    inbox.move(by);
  }
  async function changed(): Promise<void> {
    await Promise.all([pages.refetch(), props.onChanged()]);
  }

  /** Several were changed, perhaps with the one that is shown. */
  async function manyChanged(): Promise<void> {
    await Promise.all([changed(), id === null ? null : client.refetchQuery(conversationQuery(id))]);
  }

  useShortcuts([
    { key: 'j', label: t('key_next'), run: () => move(1) },
    { key: 'k', label: t('key_before'), run: () => move(-1) },
    ...(id === null
      ? []
      : [
          {
            key: 'x',
            label: t('key_choose'),
            run: () => chosen.choose(id, !chosen.ids.has(id)),
          },
        ]),
    { key: 'Escape', label: t('key_back'), ...(!isWide && { run: inbox.close }) },
  ]);

  const lists = (
    <ConversationList
      list={list}
      pages={pages}
      conversations={conversations}
      chosen={chosen}
      now={now}
      me={me}
      currentId={id}
      hrefOf={inbox.hrefIn}
      onOpen={focusNext}
      onChanged={manyChanged}
    />
  );
  const detail =
    id === null ? (
      <p className="threads__none">{t('pickOne')}</p>
    ) : panel.error !== null ? (
      <PartFailure of={panel} />
    ) : panel.part === null ? (
      <LoadingRows />
    ) : (
      <panel.part
        {...props}
        key={`${id} ${returns}`}
        id={id}
        now={now}
        isWide={isWide}
        listHref={inbox.listHref}
        areManyChosen={chosen.ids.size > 0}
        focus={focus.count}
        onChanged={changed}
        onLeave={() => {
          focusNext();
          inbox.close();
        }}
        onReturn={() => {
          focusNext();
          setReturns((count) => count + 1);
          inbox.open(id);
        }}
      />
    );
  if (!isWide && id !== null) return <div className="threads">{detail}</div>;
  const counts = pages.pages[0]?.counts;
  const links = <InboxLinks answersHref={props.answersHref} blocksHref={props.blocksHref} />;
  return (
    <>
      <div ref={heading}>
        <InboxHeading
          title={title}
          waiting={waiting?.counts.waiting}
          first={waiting?.conversations[0]}
          now={now}
          links={isPhone ? null : links}
        />
      </div>
      <div className="listbar">
        <FilterBar
          label={t('filters')}
          filters={conversationFilters.map((name) => ({
            name,
            label: t(`filter_${name}`),
            count: counts?.[name] || undefined,
            href: listHref + searchOf({ filter: name, q: list.q }),
            isCurrent: name === list.filter,
          }))}
        />
        <SearchField label={t('search')} value={list.q} onSearch={inbox.find} />
      </div>
      <div className={isWide && (id !== null || first) ? 'threads threads--3' : 'threads'}>
        {lists}
        {isWide && (id !== null || first) ? detail : null}
      </div>
      {isPhone ? <div className="row">{links}</div> : null}
    </>
  );
}
