/** What a timeline can be narrowed to, and the kinds of entries that each filter lists. */
const kindsOf = {
  messages: ['message', 'talk'],
  bookings: ['booking'],
  orders: ['order', 'charge'],
  newsletter: ['newsletter'],
  mails: ['mail'],
  notes: ['note'],
} as const;

export type TimelineFilter = keyof typeof kindsOf;
export const timelineFilters = Object.keys(kindsOf) as TimelineFilter[];

/** Returns the filter that an address names; null, everything, for any other text. */
export function filterOf(text: string | null): TimelineFilter | null {
  return timelineFilters.find((filter) => filter === text) ?? null;
}

/** What a bookkeeper reads of a person: nothing of what somebody wrote, booked or subscribed to. */
const kindsOfOrders: readonly string[] = kindsOf.orders;

export type TimelineScope = 'all' | 'of-orders';

/** Returns the kinds of entries that a filter lists within a scope; null for every kind. */
export function listedKinds(
  scope: TimelineScope,
  filter: TimelineFilter | null,
): readonly string[] | null {
  const chosen: readonly string[] | null = filter === null ? null : kindsOf[filter];
  if (scope === 'all') return chosen;
  return chosen?.filter((kind) => kindsOfOrders.includes(kind)) ?? kindsOfOrders;
}

/** Sums counts by kind into counts by filter; `all` counts every entry. */
export function countByFilter(
  counts: readonly { kind: string; count: number }[],
): Record<TimelineFilter | 'all', number> {
  const sumOf = (kinds: readonly string[] | null) =>
    counts
      .filter(({ kind }) => kinds === null || kinds.includes(kind))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    all: sumOf(null),
    messages: sumOf(kindsOf.messages),
    bookings: sumOf(kindsOf.bookings),
    orders: sumOf(kindsOf.orders),
    newsletter: sumOf(kindsOf.newsletter),
    mails: sumOf(kindsOf.mails),
    notes: sumOf(kindsOf.notes),
  };
}
