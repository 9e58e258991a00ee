import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { readDraft } from '#ui/admin/draft/draft-store.ts';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, PartFailure, ShowMore } from '#ui/admin/list/list-states.tsx';
import type { Pages } from '#ui/admin/list/use-pages.ts';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { IconDownload } from '#ui/icons/icons.tsx';
import { draftName } from '../../admin/draft-name.ts';
import { type InboxList, inboxFileUrl, inboxPageSize } from '../../conversations.queries.ts';
import type { Conversation, Inbox } from '../../conversations.schema.ts';
import { ConversationRow } from './conversation-row.tsx';
import { inboxTexts } from './inbox.texts.ts';
import type { useChosen } from './use-chosen.ts';
import '#ui/admin/checkbox.css';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import './conversation-list.css';

const loadBulkActions = () => import('./bulk-actions.tsx').then(({ BulkActions }) => BulkActions);

const newestFirst = ['answered', 'done', 'spam'];

function Nothing({ list }: { list: InboxList }) {
  const t = useTexts(inboxTexts);
  const isWaiting = list.filter === 'waiting';
  const word = isWaiting ? 'none_waiting' : list.filter === 'done' ? 'none_done' : 'none';
  const title = list.q ? t('noneFound', { q: list.q }) : t(word);
  return (
    <EmptyState object={list.q ? 'lens' : isWaiting ? 'rose' : 'envelope'} title={title}>
      {t(list.q ? 'noneFoundText' : `${word}Text`)}
    </EmptyState>
  );
}

function Foot({ list, shown, total }: { list: InboxList; shown: number; total: number }) {
  const t = useTexts(inboxTexts);
  const { language } = useLanguage();
  const { busy, failure, save } = useSaveTable();
  const name = `${t('messages').toLocaleLowerCase(language)}-${list.filter}`;
  return (
    <div className="pan__f">
      <span>
        {t('shown', { shown, total })}.{' '}
        {t(newestFirst.includes(list.filter) ? 'order_new' : 'order_wait')}
      </span>
      <SaveTable
        variant="text"
        busy={busy}
        busyLabel={t('downloading')}
        onSave={(format) => save({ url: inboxFileUrl(list), name }, format)}
      >
        <IconDownload />
        {t('download')}
      </SaveTable>
      <FailureNote failure={failure} />
    </div>
  );
}

type ConversationListProps = {
  list: InboxList;
  pages: Pages<Inbox>;
  conversations: readonly Conversation[];
  chosen: ReturnType<typeof useChosen>;
  now: number;
  /** Whose drafts are looked for. */
  me: string;
  currentId: string | null;
  hrefOf: (id: string) => string;
  onOpen: () => void;
  onChanged: () => Promise<unknown>;
};

/** The conversations of a list, with what may be done with several. */
export function ConversationList(props: ConversationListProps) {
  const { list, pages, conversations, chosen, now, me, currentId, hrefOf, onOpen } = props;
  const t = useTexts(inboxTexts);
  const total = pages.pages[0]?.total;
  const picked = conversations.filter(({ id }) => chosen.ids.has(id));
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (currentId !== null)
      rows.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const bulk = useLoaded(picked.length > 0, loadBulkActions);
  const left = (total ?? 0) - conversations.length;
  return (
    <section className="threads__l" aria-label={t('messages')} aria-busy={pages.outdated}>
      {pages.error ? <LoadFailure error={pages.error} onRetry={pages.refetch} /> : null}
      {total === undefined && !pages.error ? <LoadingRows /> : null}
      {total === 0 ? <Nothing list={list} /> : null}
      {conversations.length > 1 ? (
        <label className="check mail__all">
          <input
            type="checkbox"
            className="cb"
            checked={picked.length === conversations.length}
            onChange={(event) =>
              event.target.checked ? chosen.set(conversations.map(({ id }) => id)) : chosen.none()
            }
          />
          {t('chooseAll')}
        </label>
      ) : null}
      <ul ref={rows}>
        {conversations.map((one) => (
          <ConversationRow
            key={one.id}
            conversation={one}
            now={now}
            href={hrefOf(one.id)}
            isCurrent={one.id === currentId}
            isChosen={chosen.ids.has(one.id)}
            hasDraft={readDraft(draftName(me, one.id, 'reply')) !== null}
            onOpen={onOpen}
            onChoose={(isChosen) => chosen.choose(one.id, isChosen)}
          />
        ))}
      </ul>
      {left > 0 ? <ShowMore more={pages.more} count={Math.min(left, inboxPageSize)} /> : null}
      {total ? <Foot list={list} shown={conversations.length} total={total} /> : null}
      <PartFailure of={bulk} />
      {bulk.part && picked.length > 0 ? (
        <bulk.part
          chosen={picked}
          total={total ?? picked.length}
          now={now}
          onNone={chosen.none}
          onChanged={props.onChanged}
        />
      ) : null}
    </section>
  );
}
