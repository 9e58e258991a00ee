import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { contentListQuery } from '../../content.queries.ts';
import type { ContentList as Page } from '../../content.schema.ts';
import { contentStates } from '../../content-state.ts';
import { BulkPublish } from './bulk-publish.tsx';
import { contentListTexts } from './content-list.texts.ts';
import { listsTexts } from './lists.texts.ts';
import '#ui/admin/checkbox.css';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';
import './content-list.css';
import './order-list.css';

type Row = Page['records'][number];

const sumOf = (counts: Page['counts']) => Object.values(counts).reduce((a, b) => a + b, 0);

type RecordRowProps = { row: Row; href: string; isChosen: boolean; onChoose: () => void };

function RecordRow({ row, href, isChosen, onChoose }: RecordRowProps) {
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  return (
    <li>
      <input
        type="checkbox"
        className="cb"
        aria-label={l('choose', { title: row.title || t('untitled') })}
        checked={isChosen}
        onChange={onChoose}
      />
      <div>
        <b>
          <Link to={href}>{row.title || t('untitled')}</Link>
        </b>
        {row.publishAt ? (
          <small>
            {c('goesOut', { when: '' })} <Instant at={row.publishAt} />
          </small>
        ) : null}
      </div>
      <small className="push">
        {row.twin ? (
          <span className="content-twin">
            <IconLanguage />
            {l(`twin_${row.twin}`)}
          </span>
        ) : null}
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
  | 'questions'
  | 'tags'
  | 'people'
  | 'home'
  | 'page-words'
  | 'services'
  | 'setup-costs'
  | 'legal'
  | 'company';

type ContentListProps = {
  title: string;
  kind: KindName;
  kinds: readonly KindName[];
  listHref: (kind: KindName) => string;
  /** The screens about all kinds, and that of the order of this one. */
  tools: readonly {
    name: 'translations' | 'redirects' | 'samples' | 'transfer' | 'order';
    href: string;
  }[];
  recordHref: (id: string) => string;
  /** Whether the site always has these records, so that none is made. */
  isFixed: boolean;
};

/** The records of a kind, with the counts of every state, searched as somebody types. */
export function ContentList({ title, kind, kinds, listHref, ...props }: ContentListProps) {
  const { tools, recordHref, isFixed } = props;
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const kindLinks = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = kindLinks.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, []);
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const [state, q] = [params.get('state') ?? '', params.get('q') ?? ''];
  const twins = params.get('twins') ?? '';
  const list = usePages((page) => contentListQuery(kind, { state, twins, q, page }));
  const { pages, error, outdated, more, refetch } = list;
  const records = [...new Map(pages.flatMap((page) => page.records).map((one) => [one.id, one]))];
  const total = pages[0]?.total;
  const counts = pages[0]?.counts;
  const found = pages[0]?.twins;
  const chosen = records.map(([, row]) => row).filter(({ id }) => chosenIds.has(id));

  function choose(id: string): void {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  }

  function searchWith(changes: Record<string, string>): string {
    const next = new URLSearchParams({ state, twins, q, ...changes });
    if (kind !== 'posts') next.set('kind', kind);
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
      <nav ref={kindLinks} className="content-kinds" aria-label={c('kinds')}>
        {kinds.map((name) => (
          <Link key={name} to={listHref(name)} aria-current={name === kind ? 'page' : undefined}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <nav className="content-tools" aria-label={l('tools')}>
        {tools.map(({ name, href }) => (
          <Link key={name} to={href}>
            {l(name)}
          </Link>
        ))}
      </nav>
      <div className="listbar">
        <fieldset className="fils">
          <legend className="sr">{c('states')}</legend>
          {['', ...contentStates].map((name) => (
            <button
              key={name}
              type="button"
              className="fil"
              aria-pressed={name === state}
              onClick={() => changeSearch(searchWith({ state: name }), 'push')}
            >
              {name === '' ? c('all') : t(`state_${name as Row['state']}`)}{' '}
              {counts ? (
                <span className="num">
                  {name === '' ? sumOf(counts) : counts[name as Row['state']]}
                </span>
              ) : null}
            </button>
          ))}
          {(['missing', 'stale'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="fil"
              aria-pressed={name === twins}
              onClick={() =>
                changeSearch(searchWith({ twins: name === twins ? '' : name }), 'push')
              }
            >
              PT {l(`twins_${name}`).toLowerCase()}{' '}
              {counts ? <span className="num">{pages[0]?.twins[name]}</span> : null}
            </button>
          ))}
        </fieldset>
        <SearchField label={c('search')} value={q} onSearch={find} />
      </div>
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <StatePanel
            kind="empty"
            plain
            headingLevel={2}
            title={c(q || state || twins ? 'noneFound' : 'none')}
          >
            {c(q || state || twins ? 'noneFoundText' : 'noneText')}
          </StatePanel>
        ) : null}
        {records.length > 0 ? (
          <ul className="rows content-rows">
            {records.map(([id, row]) => (
              <RecordRow
                key={id}
                row={row}
                href={recordHref(id)}
                isChosen={chosenIds.has(id)}
                onChoose={() => choose(id)}
              />
            ))}
          </ul>
        ) : null}
        {total !== undefined && records.length < total ? <ShowMore more={more} /> : null}
      </div>
      {chosen.length > 0 ? (
        <BulkPublish
          kind={kind}
          verbs={isFixed ? ['publish'] : ['publish', 'withdraw']}
          chosen={chosen}
          onNone={() => setChosenIds(new Set())}
          onChanged={refetch}
        />
      ) : null}
    </>
  );
}
