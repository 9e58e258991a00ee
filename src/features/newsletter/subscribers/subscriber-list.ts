import type { SortDirection } from '#core/sort-direction.ts';

export const subscriberFilters = ['all', 'confirmed', 'unconfirmed', 'unsubscribed'] as const;
export type SubscriberFilter = (typeof subscriberFilters)[number];

/** What the list can be sorted by. */
export const subscriberSorts = ['date', 'email', 'language', 'state'] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

/** Which subscribers are shown, and in which order. An empty language is any. */
export type SubscriberView = {
  filter: SubscriberFilter;
  language: '' | 'en' | 'pt';
  q: string;
  sort: SubscriberSort;
  direction: SortDirection;
};

/** Why staff take somebody off the list. */
export const removalReasons = ['asked', 'bounced', 'mistake', 'other'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** How many subscribers one call changes or names at most. */
export const mostAtOnce = 100;

/** Returns the direction in which a list is sorted unless another is chosen. */
export function usualDirection(sort: string): SortDirection {
  return sort === 'date' ? 'desc' : 'asc';
}
