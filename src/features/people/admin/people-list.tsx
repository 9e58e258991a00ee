import { useCallback } from 'react';
import { languages } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { ListFoot } from '#ui/admin/list/list-foot.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { SortSelect } from '#ui/admin/list/sort-select.tsx';
import { type ListAddress, useListAddress } from '#ui/admin/list/use-list-address.ts';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { formatNear } from '#ui/admin/moment.ts';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { IconDownload } from '#ui/icons/icons.tsx';
import { peopleFileUrl, peopleQuery, peopleViewOf } from '../people.queries.ts';
import type { PeoplePage } from '../people.schema.ts';
import { type PeopleView, peopleFilters, peopleSorts, usualSort } from '../standing/standing.ts';
import { peopleListTexts } from './people-list.texts.ts';
import { PeopleTable } from './people-table.tsx';
import '#ui/admin/layout/panel.css';

/** Who waits, and who pays late, in one sentence. */
function PeopleSentence({ page, now }: { page: PeoplePage; now: number }) {
  const t = useTexts(peopleListTexts);
  const { language } = useLanguage();
  const { counts, longest } = page;
  const waiting = longest
    ? t(counts.waiting === 1 ? 'wait_one' : 'wait_many', {
        count: counts.waiting,
        name: longest.name,
        when: formatNear(longest.since, now, language),
      })
    : null;
  const late =
    counts.late > 0
      ? t(counts.late === 1 ? 'late_one' : 'late_many', { count: counts.late })
      : null;
  const parts = [waiting, late].filter((part) => part !== null);
  if (parts.length === 0) return <>{t('quiet')}</>;
  const [first = '', ...rest] = parts.join(', ');
  return <>{`${first.toUpperCase()}${rest.join('')}.`}</>;
}

type BarProps = {
  view: PeopleView;
  counts: PeoplePage['counts'] | undefined;
  address: ListAddress;
  listHref: string;
};

/** The filters with their counts, the language, the order, and the search. */
function PeopleBar({ view, counts, address, listHref }: BarProps) {
  const t = useTexts(peopleListTexts);
  const find = useCallback((q: string) => address.change({ q }), [address]);
  // Listed where they find somebody.
  const isListed = (id: (typeof peopleFilters)[number]) =>
    id !== 'late' || id === view.filter || (counts?.late ?? 0) > 0;
  return (
    <div className="listbar people-bar">
      <FilterBar
        label={t('filters')}
        filters={peopleFilters.filter(isListed).map((id) => ({
          name: id,
          label: t(`filter_${id}`),
          count: counts?.[id],
          href: listHref + address.with({ filter: id === 'all' ? '' : id, sort: '' }),
          isCurrent: id === view.filter,
        }))}
      />
      <SearchField label={t('search')} value={view.q} onSearch={find} />
      <SortSelect
        label={t('sort')}
        value={view.sort}
        options={peopleSorts.map((id) => ({ id, label: t(`sort_${id}`) }))}
        onSort={(sort) => address.change({ sort: sort === usualSort(view.filter) ? '' : sort })}
      />
      <SortSelect
        label={t('language')}
        value={view.language === '' ? 'all' : view.language}
        options={(['all', ...languages] as const).map((id) => ({ id, label: t(`language_${id}`) }))}
        onSort={(language) => address.change({ language: language === 'all' ? '' : language })}
      />
    </div>
  );
}

function Nobody({ view, listHref }: { view: PeopleView; listHref: string }) {
  const t = useTexts(peopleListTexts);
  const { q, filter, language } = view;
  const isFiltered = q !== '' || filter !== 'all' || language !== '';
  const word = q ? 'noneFound' : isFiltered ? 'noneHere' : 'none';
  return (
    <EmptyState
      object={isFiltered ? 'lens' : 'badge'}
      title={t(word, { q })}
      action={
        isFiltered ? (
          <Link className={buttonClass({ variant: 'soft' })} to={listHref}>
            {t('showAll')}
          </Link>
        ) : undefined
      }
    >
      {t(`${word}Text`)}
    </EmptyState>
  );
}

/** Saves all that a view lists as a file. */
function SavePeople({ view }: { view: PeopleView }) {
  const t = useTexts(peopleListTexts);
  const { busy, failure, save } = useSaveTable();
  return (
    <div className="row">
      <SaveTable
        variant="soft"
        busy={busy}
        busyLabel={t('downloading')}
        onSave={(format) =>
          save({ url: peopleFileUrl(view), name: `people-${view.filter}` }, format)
        }
      >
        <IconDownload />
        {t('download')}
      </SaveTable>
      <FailureNote failure={failure} />
    </div>
  );
}

type PeopleListProps = {
  title: string;
  listHref: string;
  hrefOf: (id: string) => string;
  mayExport: boolean;
};

/** Everyone who wrote, booked, subscribed or bought: where they stand, who spoke last, what is next. */
export function PeopleList({ title, listHref, hrefOf, mayExport }: PeopleListProps) {
  const address = useListAddress();
  const view = peopleViewOf(address.search);
  const now = useMinute() ?? Date.now();
  const { pages, error, outdated, more, refetch } = usePages((page) => peopleQuery(view, page));
  const [first] = pages;
  const rows = pages.flatMap((page) => page.people).map((person) => [person.id, person] as const);
  const people = [...new Map(rows).values()];
  return (
    <>
      <PageHeading
        title={title}
        lead={first ? <PeopleSentence page={first} now={now} /> : '\u00a0'}
      />
      <PeopleBar view={view} counts={first?.counts} address={address} listHref={listHref} />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {!first && !error ? <LoadingRows /> : null}
        {first?.total === 0 ? <Nobody view={view} listHref={listHref} /> : null}
        {people.length > 0 ? (
          <PeopleTable title={title} people={people} now={now} hrefOf={hrefOf} />
        ) : null}
        {first?.total ? <ListFoot shown={people.length} total={first.total} more={more} /> : null}
      </div>
      {mayExport && first?.total ? <SavePeople view={view} /> : null}
    </>
  );
}
