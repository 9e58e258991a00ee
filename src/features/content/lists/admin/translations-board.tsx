import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Link } from '#ui/controls/link.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { translationsQuery } from '../../content.queries.ts';
import { labelOf } from '../../fields/field-labels.texts.ts';
import { listsTexts } from './lists.texts.ts';
import { useRecordTitle } from './use-record-title.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import './order-list.css';

type TranslationsBoardProps = {
  title: string;
  /** Stands above the heading. */
  above: ReactNode;
  /** The kind that the address names; empty for all. */
  kind: string;
  listHref: (kind: string) => string;
  fieldHref: (kind: string, id: string, field: string) => string;
};

/** Returns the name of a kind; an unknown one is its id. */
function useKindName() {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  return (kind: string) =>
    kind in contentTexts[language] ? t(kind as keyof typeof contentTexts.en) : kind;
}

/** Every Portuguese text that is missing or stale, with a jump to its field. */
export function TranslationsBoard({
  title,
  above,
  kind,
  listHref,
  fieldHref,
}: TranslationsBoardProps) {
  const t = useTexts(listsTexts);
  const { language } = useLanguage();
  const kindName = useKindName();
  const titleOf = useRecordTitle();
  const list = usePages((page) => translationsQuery({ kind, page }));
  const { pages, error, outdated, more, refetch } = list;
  const [first] = pages;
  const records = pages.flatMap((page) => page.records);
  const counts = first?.counts ?? [];
  const sum = (finding: 'missing' | 'stale') =>
    counts.reduce((total, count) => total + count[finding], 0);
  const filters = [
    { name: '', label: t('all'), count: sum('missing') + sum('stale') },
    ...counts
      .filter((count) => count.records > 0 || count.kind === kind)
      .map((count) => ({
        name: count.kind,
        label: kindName(count.kind),
        count: count.missing + count.stale,
      })),
  ];

  return (
    <>
      <PageHeading
        title={title}
        above={above}
        lead={
          <span role="status">
            {first ? t('boardLead', { missing: sum('missing'), stale: sum('stale') }) : ''}
          </span>
        }
      />
      <FilterBar
        label={title}
        filters={filters.map((filter) => ({
          ...filter,
          href: listHref(filter.name),
          isCurrent: filter.name === kind,
        }))}
      />
      <div className="pan content-board" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {first === undefined && !error ? <LoadingRows /> : null}
        {first?.total === 0 ? (
          <EmptyState object="book" title={t('boardEmpty')}>
            {t('boardEmptyText')}
          </EmptyState>
        ) : null}
        {records.length > 0 ? (
          <ul className="rows rows--2">
            {records.map((row) => (
              <li key={`${row.kind} ${row.id}`}>
                <div>
                  <strong>{titleOf(row)}</strong> <small>{kindName(row.kind)}</small>
                  <ul className="twins">
                    {row.twins.map(({ field, finding }) => (
                      <li key={field}>
                        <Link to={fieldHref(row.kind, row.id, field)}>
                          {labelOf(language, field)} <small>{t(finding)}</small>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
        {first && records.length < first.total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
