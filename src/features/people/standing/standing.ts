/**
 * Where a person stands with the company. `enquired`: wrote, subscribed or began an order, no more.
 * `booked`: has booked a consultation. `client`: paid for something that goes on, or work for them does.
 * `left`: was a client, and nothing goes on any more.
 */
export const personStates = ['enquired', 'booked', 'client', 'left'] as const;
export type PersonState = (typeof personStates)[number];

/** What a person has had to do with the company, as far as it decides where they stand. */
export type Dealings = {
  /** How many of their bookings were not cancelled. */
  bookings: number;
  orders: readonly { id: string; status: string; subscriptionStatus: string | null }[];
  projects: readonly { state: string; orderId: string | null }[];
};

const goingOn: readonly (string | null)[] = ['active', 'past_due'];

/** Whether what was bought is still owed: a subscription that runs, or a package whose work is not closed. */
function goesOn(
  { id, status, subscriptionStatus }: Dealings['orders'][number],
  projects: Dealings['projects'],
): boolean {
  if (status !== 'paid' && status !== 'partly_refunded') return false;
  if (subscriptionStatus !== null) return goingOn.includes(subscriptionStatus);
  return projects.every((project) => project.orderId !== id || project.state !== 'closed');
}

const paidOnce: readonly string[] = ['paid', 'partly_refunded', 'refunded'];

/** Returns where a person stands. Who comes back after the work was closed is `left` until they buy again. */
export function standingOf({ bookings, orders, projects }: Dealings): PersonState {
  if (projects.some(({ state }) => state !== 'closed')) return 'client';
  if (orders.some((order) => goesOn(order, projects))) return 'client';
  if (projects.length > 0 || orders.some(({ status }) => paidOnce.includes(status))) return 'left';
  return bookings > 0 ? 'booked' : 'enquired';
}

/** What the list of people can be filtered by. `waiting`: for an answer; `late`: with a renewal. */
export const peopleFilters = ['all', 'waiting', 'late', ...personStates] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** `word`: whoever was heard last first; `wait`: who waits longest first; `new`: the newest first. */
export const peopleSorts = ['word', 'wait', 'name', 'new'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Which people are listed, and in which order. */
export type PeopleView = {
  filter: PeopleFilter;
  language: '' | 'en' | 'pt';
  q: string;
  sort: PeopleSort;
};

/** Returns what a list is sorted by unless something else is chosen. */
export function usualSort(filter: PeopleFilter): PeopleSort {
  return filter === 'waiting' ? 'wait' : 'word';
}
