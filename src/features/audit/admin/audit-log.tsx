import { useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { auditQuery } from '../audit.queries.ts';
import { type Actor, AuditFilters } from './audit-filters.tsx';
import { auditLogTexts } from './audit-log.texts.ts';
import { AuditRow, type SubjectHrefs } from './audit-row.tsx';
import { filtersOf } from './audit-search.ts';
import type { FieldLabel } from './audit-values.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

type AuditLogProps = {
  title: string;
  /** The staff, by whom the log can be filtered. */
  actors: readonly Actor[];
  personHref: (id: string) => string;
  subjectHrefs: SubjectHrefs;
  fieldLabel: FieldLabel;
};

/** Who changed what, when, and about whom. */
export function AuditLog({ title, actors, ...row }: AuditLogProps) {
  const t = useTexts(auditLogTexts);
  const [search, changeSearch] = useAddressSearch();
  const filters = filtersOf(search);
  const isFiltered = Object.keys(filters).length > 0;
  const { pages, error, outdated, more, refetch } = usePages((page) => auditQuery(filters, page));
  // What was recorded since the first page moves entries to the next one: each is shown once.
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((one) => [one.id, one]))];
  const total = pages[0]?.total;
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <>
            {t('lead')}{' '}
            <span role="status">
              {total === undefined
                ? ''
                : total === 1
                  ? t('countOne')
                  : t('count', { count: total })}
            </span>
          </>
        }
      />
      <AuditFilters
        search={search}
        actors={actors}
        onChange={(next) => changeSearch(next, 'replace')}
      />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState
            object={isFiltered ? 'lens' : 'ledger'}
            title={t(isFiltered ? 'noneFound' : 'none')}
          >
            {t(isFiltered ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        ) : null}
        <ul className="rows rows--2 rows--fold">
          {entries.map(([id, entry]) => (
            <AuditRow key={id} entry={entry} {...row} />
          ))}
        </ul>
        {total !== undefined && entries.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
