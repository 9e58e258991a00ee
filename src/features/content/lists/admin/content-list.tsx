import { type ReactNode, useCallback } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { useChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { type HistoryChange, useAddressSearch } from '#ui/controls/use-address-search.ts';
import { IconPlus } from '#ui/icons/icons.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { contentListQuery } from '../../content.queries.ts';
import {
  formatView,
  type ListView,
  type RecordSort,
  readView,
  usualDirection,
} from '../../content-list.ts';
import { BulkPublish } from './bulk-publish.tsx';
import type { ListedRecord } from './change-many.ts';
import { ContentFilters } from './content-filters.tsx';
import { contentListTexts } from './content-list.texts.ts';
import { ContentTable } from './content-table.tsx';
import { type KindGroup, KindLinks, type KindName } from './kind-links.tsx';
import { listsTexts } from './lists.texts.ts';
import '#ui/admin/layout/panel.css';
import './content-list.css';
import './order-list.css';

/** How many records are published or withdrawn by one press at most. */
const mostChosen = 100;

type ContentListProps = {
  title: string;
  kind: KindName;
  /** The kinds by what they are for. */
  groups: readonly KindGroup[];
  listHref: (kind: KindName) => string;
  /** The screens about all kinds, and that of the order of this one. */
  tools: readonly {
    name: 'translations' | 'redirects' | 'samples' | 'transfer' | 'order';
    href: string;
  }[];
  recordHref: (id: string) => string;
  /** Whether the site always has these records, so that none is made. */
  isFixed: boolean;
  /** What else can be done with chosen records. */
  moreFor?: ((chosen: readonly ListedRecord[]) => ReactNode) | undefined;
};

/** The records of a kind, with the counts of every state, searched as somebody types. */
export function ContentList({ title, kind, groups, listHref, ...props }: ContentListProps) {
  const { tools, recordHref, isFixed, moreFor } = props;
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  const [search, changeSearch] = useAddressSearch();
  const view = readView(search);
  const { language } = useLanguage();
  // Other orders are the same in both languages.
  const reader: Record<string, string> = view.sort === 'title' ? { language } : {};
  const list = usePages((page) => contentListQuery(kind, formatView(view, reader), page));
  const { pages, error, outdated, more, refetch } = list;
  const records = [...new Map(pages.flatMap((page) => page.records).map((one) => [one.id, one]))];
  const total = pages[0]?.total;
  const found = pages[0]?.twins;
  const rows = records.map(([, row]) => row);
  const chosen = useChosenRows(rows, mostChosen);
  const isFiltered = view.state !== '' || view.twins !== '' || view.q !== '';

  const change = useCallback(
    (changes: Partial<ListView>, step: HistoryChange) => {
      const named = kind === 'posts' ? {} : { kind };
      changeSearch(formatView({ ...readView(search), ...changes }, named), step);
    },
    [changeSearch, search, kind],
  );

  function sort(by: RecordSort): void {
    const turned = view.direction === 'asc' ? 'desc' : 'asc';
    const direction = by === view.sort ? turned : usualDirection(by);
    change({ sort: by, direction }, 'replace');
  }

  return (
    <>
      <PageHeading
        title={title}
        lead={
          <span role="status">
            {total === undefined ? '' : total === 1 ? c('countOne') : c('count', { count: total })}
            {found && found.missing + found.stale > 0 ? `. ${l('twinsLead', found)}` : ''}
          </span>
        }
        actions={
          isFixed ? null : (
            <Link className="btn" to={recordHref('new')}>
              <IconPlus />
              {c('create')}
            </Link>
          )
        }
      />
      <KindLinks kind={kind} groups={groups} listHref={listHref} />
      <ContentFilters view={view} first={pages[0]} onChange={change} onSort={sort} />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState
            object={isFiltered ? 'lens' : 'pencil'}
            title={c(isFiltered ? 'noneFound' : 'none')}
            action={
              isFiltered || isFixed ? null : (
                <Link className={buttonClass({ variant: 'soft' })} to={recordHref('new')}>
                  {c('create')}
                </Link>
              )
            }
          >
            {c(isFiltered ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        ) : null}
        {records.length > 0 ? (
          <ContentTable
            label={t(kind)}
            rows={rows}
            sorted={{ by: view.sort, direction: view.direction }}
            chosen={chosen}
            hrefOf={recordHref}
            onSort={sort}
          />
        ) : null}
        {total !== undefined && records.length < total ? <ShowMore more={more} /> : null}
      </div>
      {/* The list comes first. */}
      <nav className="content-tools" aria-label={l('tools')}>
        {tools.map(({ name, href }) => (
          <Link key={name} to={href}>
            {l(name)}
          </Link>
        ))}
      </nav>
      {chosen.chosen.length > 0 ? (
        <BulkPublish
          kind={kind}
          verbs={isFixed ? ['publish'] : ['publish', 'withdraw']}
          chosen={rows.filter(({ id }) => chosen.has(id))}
          moreFor={moreFor}
          onNone={chosen.clear}
          onChanged={refetch}
        />
      ) : null}
    </>
  );
}
