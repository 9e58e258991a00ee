import type { SortDirection } from '#core/sort-direction.ts';

/** What the list of orders can be filtered by; `all` leaves out what was never paid. */
export const orderFilters = [
  'all',
  'paid',
  'waiting',
  'failed',
  'refunded',
  'active',
  'past_due',
  'disputed',
  'uninvoiced',
  'ended',
  'unpaid',
] as const;
export type OrderListFilter = (typeof orderFilters)[number];

/** What it can be sorted by. Dates and amounts begin with the highest, names with A. */
export const orderSorts = ['date', 'amount', 'buyer', 'state', 'number'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** How many orders can be chosen at once. */
export const mostChosen = 100;

/** Which orders are shown, and in which order. */
export type OrderView = {
  filter: OrderListFilter;
  q: string;
  sort: OrderSort;
  direction: SortDirection;
};

/** Returns the direction in which a list is sorted unless another is chosen. */
export function usualDirection(sort: string): SortDirection {
  return sort === 'date' || sort === 'amount' ? 'desc' : 'asc';
}
