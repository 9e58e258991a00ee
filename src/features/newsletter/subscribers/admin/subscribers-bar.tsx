import { useCallback } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { SortSelect } from '#ui/admin/list/sort-select.tsx';
import type { ListAddress } from '#ui/admin/list/use-list-address.ts';
import { phoneWindow, useMedia } from '#ui/controls/use-media.ts';
import {
  type SubscriberView,
  subscriberFilters,
  subscriberSorts,
  usualDirection,
} from '../subscriber-list.ts';
import { subscribersTexts } from './subscribers-admin.texts.ts';

const sortLabels = { date: 'date', email: 'who', language: 'language', state: 'state' } as const;

type SubscribersBarProps = {
  view: SubscriberView;
  counts: Record<string, number> | undefined;
  address: ListAddress;
  listHref: string;
};

/** What the list is filtered by, searched for and, on a phone, sorted by. */
export function SubscribersBar({ view, counts, address, listHref }: SubscribersBarProps) {
  const t = useTexts(subscribersTexts);
  const isPhone = useMedia(phoneWindow);
  const find = useCallback((q: string) => address.change({ q }), [address]);
  return (
    <div className="listbar">
      <FilterBar
        label={t('filters')}
        filters={subscriberFilters.map((id) => ({
          name: id,
          label: t(`filter_${id}`),
          count: counts?.[id],
          href: listHref + address.with({ filter: id === 'all' ? '' : id }),
          isCurrent: id === view.filter,
        }))}
      />
      <SearchField label={t('search')} value={view.q} onSearch={find} />
      {isPhone ? (
        <SortSelect
          label={t('sortBy')}
          value={view.sort}
          options={subscriberSorts.map((id) => ({ id, label: t(sortLabels[id]) }))}
          onSort={(sort) => address.change({ sort, direction: usualDirection(sort) })}
        />
      ) : null}
    </div>
  );
}
