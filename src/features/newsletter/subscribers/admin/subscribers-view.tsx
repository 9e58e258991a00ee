import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { ListFoot } from '#ui/admin/list/list-foot.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { useListAddress } from '#ui/admin/list/use-list-address.ts';
import { type Pages, usePages } from '#ui/admin/list/use-pages.ts';
import type { TableFormat } from '#ui/admin/save-file.ts';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { narrowWindow, useMedia } from '#ui/controls/use-media.ts';
import { mostAtOnce } from '../subscriber-list.ts';
import {
  subscriberQuery,
  subscribersCsvUrl,
  subscribersQuery,
  subscriberViewOf,
} from '../subscribers.queries.ts';
import type { SubscribersPage } from '../subscribers.schema.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SubscriberRecord } from './subscriber-record.tsx';
import { subscribersTexts } from './subscribers-admin.texts.ts';
import { SubscribersBar } from './subscribers-bar.tsx';
import { SubscribersHeading } from './subscribers-heading.tsx';
import { SubscribersTable, subscriberLinkId } from './subscribers-table.tsx';
import { type Removal, useRemoval } from './use-removal.ts';
import '#ui/admin/layout/split.css';

/** Asks for the reason of a removal, and says why somebody could not be put back. */
function RemovalParts({ removal }: { removal: Removal }) {
  return (
    <>
      <FailureNote failure={removal.restoreFailure} />
      <RemoveDialog
        emails={removal.asked.map(({ email }) => email)}
        busy={removal.busy}
        failure={removal.failure}
        onClose={removal.close}
        onRemove={removal.remove}
      />
    </>
  );
}

function NoSubscribers({ isFiltered, listHref }: { isFiltered: boolean; listHref: string }) {
  const t = useTexts(subscribersTexts);
  return (
    <EmptyState
      object={isFiltered ? 'lens' : 'megaphone'}
      title={t(isFiltered ? 'noneFound' : 'none')}
      action={
        isFiltered ? (
          <Link className={buttonClass({ variant: 'soft' })} to={listHref}>
            {t('showAll')}
          </Link>
        ) : undefined
      }
    >
      {t(isFiltered ? 'noneFoundText' : 'noneText')}
    </EmptyState>
  );
}

type SubscribersViewProps = {
  title: string;
  /** The subscriber who is open; null shows the list alone. */
  id: string | null;
  mayExport: boolean;
  listHref: string;
  importHref: string;
  subscriberHref: (id: string) => string;
  personHref: (id: string) => string;
};

function useList(search: string): {
  list: Pages<SubscribersPage>;
  rows: SubscribersPage['subscribers'];
} {
  const view = subscriberViewOf(search);
  const list = usePages((page) => subscribersQuery(view, page));
  const all = list.pages.flatMap((page) => page.subscribers);
  return { list, rows: [...new Map(all.map((row) => [row.id, row])).values()] };
}

/** The subscribers, and beside them the one who is open; in a narrow window one of the two. */
export function SubscribersView(props: SubscribersViewProps) {
  const { title, id, mayExport, listHref, importHref, subscriberHref, personHref } = props;
  const t = useTexts(subscribersTexts);
  const client = useQueryClient();
  const isNarrow = useMedia(narrowWindow);
  const address = useListAddress();
  const view = subscriberViewOf(address.search);
  const { list, rows } = useList(address.search);
  const chosen = useChosenRows(rows, mostAtOnce);
  const removal = useRemoval(async () => {
    chosen.clear();
    const record = id === null ? null : client.refetchQuery(subscriberQuery(id));
    await Promise.all([list.refetch(), record]);
  });
  const { busy, failure, save } = useSaveTable();
  const download = (ids: readonly string[], format: TableFormat) =>
    save({ url: subscribersCsvUrl(view, ids), name: 'subscribers' }, format);
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (closed !== null && id === null) document.getElementById(subscriberLinkId(closed))?.focus();
  }, [id]);

  const record =
    id === null ? null : (
      <SubscriberRecord
        key={id}
        id={id}
        removal={removal}
        backHref={listHref + address.search}
        personHref={personHref}
      />
    );
  const { pages, error, outdated, more, refetch } = list;
  const total = pages[0]?.total;
  const { length: count } = chosen.chosen;
  // The record keeps its place when the window turns narrow or wide.
  const isAlone = isNarrow && record !== null;
  return (
    <>
      {isAlone ? null : (
        <>
          <SubscribersHeading
            title={title}
            page={pages[0]}
            mayExport={mayExport}
            importHref={importHref}
            busy={busy}
            failure={failure}
            onExport={(format) => download([], format)}
          />
          <SubscribersBar
            view={view}
            counts={pages[0]?.counts}
            address={address}
            listHref={listHref}
          />
        </>
      )}
      <div className={record ? 'split split--2' : 'split'}>
        {isAlone ? null : (
          <section className="split__list" aria-label={title} aria-busy={outdated}>
            {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
            {total === undefined && !error ? <LoadingRows /> : null}
            {total === 0 ? (
              <NoSubscribers isFiltered={address.search !== ''} listHref={listHref} />
            ) : null}
            {rows.length > 0 ? (
              <SubscribersTable
                title={title}
                rows={rows}
                view={view}
                chosen={chosen}
                current={id}
                hrefOf={(one) => subscriberHref(one) + address.search}
                onSort={address.change}
              />
            ) : null}
            {total ? <ListFoot shown={rows.length} total={total} more={more} /> : null}
          </section>
        )}
        {record}
      </div>
      {count > 0 && !isAlone ? (
        <BulkBar
          label={count === 1 ? t('chosen_one') : t('chosen_many', { count })}
          noneLabel={t('chooseNone')}
          onNone={chosen.clear}
        >
          <Button onClick={() => removal.ask(rows.filter((row) => chosen.has(row.id)))}>
            {t('remove')}
          </Button>
          {mayExport ? (
            <SaveTable busy={busy} onSave={(format) => download(chosen.chosen, format)}>
              {t('exportChosen')}
            </SaveTable>
          ) : null}
        </BulkBar>
      ) : null}
      <RemovalParts removal={removal} />
    </>
  );
}
