import { useCallback } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FilterButton } from '#ui/admin/list/filter-button.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { SortSelect } from '#ui/admin/list/sort-select.tsx';
import type { HistoryChange } from '#ui/controls/use-address-search.ts';
import { phoneWindow, useMedia } from '#ui/controls/use-media.ts';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import type { ContentPage } from '../../content.schema.ts';
import { type ListView, type RecordSort, recordSorts } from '../../content-list.ts';
import { type ContentState, contentStates } from '../../content-state.ts';
import { contentListTexts } from './content-list.texts.ts';
import { listsTexts } from './lists.texts.ts';

/** Shown with nothing in them too, so that the bar does not change while a first page loads. */
const usualStates: readonly ContentState[] = ['draft', 'scheduled', 'public'];

const sumOf = (counts: ContentPage['counts']) => Object.values(counts).reduce((a, b) => a + b, 0);

type ContentFiltersProps = {
  view: ListView;
  /** The first page; undefined until it is there. */
  first: ContentPage | undefined;
  onChange: (changes: Partial<ListView>, step: HistoryChange) => void;
  onSort: (sort: RecordSort) => void;
};

/** What the list of a kind is filtered by, searched for and, on a phone, sorted by. */
export function ContentFilters({ view, first, onChange, onSort }: ContentFiltersProps) {
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  const isPhone = useMedia(phoneWindow);
  const { state, twins, q, sort } = view;
  const find = useCallback((text: string) => onChange({ q: text }, 'replace'), [onChange]);
  const countOf = (name: ContentState) => first?.counts[name];
  return (
    <div className="listbar">
      <fieldset className="fils">
        <legend className="sr">{c('states')}</legend>
        <FilterButton
          label={c('all')}
          count={first && sumOf(first.counts)}
          isPressed={state === ''}
          onPress={() => onChange({ state: '' }, 'push')}
        />
        {contentStates
          .filter((name) => usualStates.includes(name) || name === state || countOf(name))
          .map((name) => (
            <FilterButton
              key={name}
              label={t(`state_${name}`)}
              count={countOf(name)}
              isPressed={name === state}
              onPress={() => onChange({ state: name }, 'push')}
            />
          ))}
        {(['missing', 'stale'] as const)
          .filter((name) => name === twins || first?.twins[name])
          .map((name) => (
            <FilterButton
              key={name}
              label={`PT ${l(`twins_${name}`).toLowerCase()}`}
              count={first?.twins[name]}
              isPressed={name === twins}
              onPress={() => onChange({ twins: name === twins ? '' : name }, 'push')}
            />
          ))}
      </fieldset>
      <SearchField label={c('search')} value={q} onSearch={find} />
      {isPhone ? (
        <SortSelect
          label={c('sortBy')}
          value={sort}
          options={recordSorts.map((id) => ({ id, label: c(id) }))}
          onSort={onSort}
        />
      ) : null}
    </div>
  );
}
