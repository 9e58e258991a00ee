import { useCallback } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { contentListQuery } from '../content.queries.ts';
import type { ContentList as Page } from '../content.schema.ts';
import { contentStates } from '../content-state.ts';
import { contentTexts } from './content-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';
import './content-list.css';

type Row = Page['records'][number];

function RecordRow({ row, href }: { row: Row; href: string }) {
  const t = useTexts(contentTexts);
  return (
    <li>
      <div>
        <b>
          <Link to={href}>{row.title || t('untitled')}</Link>
        </b>
        {row.publishAt ? (
          <small>
            {t('goesOut', { when: '' })} <Instant at={row.publishAt} />
          </small>
        ) : null}
      </div>
      <small className="push">
        <span className={`content-state content-state--${row.state}`}>
          {t(`state_${row.state}`)}
        </span>{' '}
        {row.updatedAt ? <Instant at={row.updatedAt} /> : null}
      </small>
    </li>
  );
}

export type KindName =
  | 'posts'
  | 'case-studies'
  | 'packages'
  | 'offers'
  | 'testimonials'
  | 'questions';

type ContentListProps = {
  title: string;
  kind: KindName;
  kinds: readonly KindName[];
  listHref: (kind: KindName) => string;
  recordHref: (id: string) => string;
  /** Where content is imported and exported. */
  transferHref: string;
};

/** The records of a kind, with the counts of every state, searched as somebody types. */
export function ContentList(props: ContentListProps) {
  const { title, kind, kinds, listHref, recordHref, transferHref } = props;
  const t = useTexts(contentTexts);
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const [state, q] = [params.get('state') ?? '', params.get('q') ?? ''];
  const list = usePages((page) => contentListQuery(kind, { state, q, page }));
  const { pages, error, outdated, more, refetch } = list;
  const records = [...new Map(pages.flatMap((page) => page.records).map((one) => [one.id, one]))];
  const total = pages[0]?.total;
  const counts = pages[0]?.counts;

  function searchWith(changes: Record<string, string>): string {
    const next = new URLSearchParams({ state, q, ...changes });
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    return next.size > 0 ? `?${next}` : '';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query in the address decides it.
  const find = useCallback(
    (text: string) => changeSearch(searchWith({ q: text }), 'replace'),
    [changeSearch, search],
  );

  return (
    <>
      <PageHeading
        title={title}
        lead={
          <span role="status">
            {total === undefined ? '' : total === 1 ? t('countOne') : t('count', { count: total })}
          </span>
        }
        actions={
          <>
            <Link className="btn btn--soft" to={transferHref}>
              {t('transfer')}
            </Link>
            <Link className="btn" to={recordHref('new')}>
              {t('create')}
            </Link>
          </>
        }
      />
      <nav className="content-kinds" aria-label={t('kinds')}>
        {kinds.map((name) => (
          <Link key={name} to={listHref(name)} aria-current={name === kind ? 'page' : undefined}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <div className="listbar">
        <fieldset className="fils">
          <legend className="sr">{t('states')}</legend>
          {['', ...contentStates].map((name) => (
            <button
              key={name}
              type="button"
              className="fil"
              aria-pressed={name === state}
              onClick={() => changeSearch(searchWith({ state: name }), 'push')}
            >
              {name === '' ? t('all') : t(`state_${name as Row['state']}`)}{' '}
              {name === '' || !counts ? null : (
                <span className="num">{counts[name as Row['state']]}</span>
              )}
            </button>
          ))}
        </fieldset>
        <SearchField label={t('search')} value={q} onSearch={find} />
      </div>
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <StatePanel
            kind="empty"
            plain
            headingLevel={2}
            title={t(q || state ? 'noneFound' : 'none')}
          >
            {t(q || state ? 'noneFoundText' : 'noneText')}
          </StatePanel>
        ) : null}
        {records.length > 0 ? (
          <ul className="rows">
            {records.map(([id, row]) => (
              <RecordRow key={id} row={row} href={recordHref(id)} />
            ))}
          </ul>
        ) : null}
        {total !== undefined && records.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
