import { bookingSearch } from '#features/booking/desk/booking.search.server.ts';
import { conversationsSearch } from '#features/conversations/conversations.search.server.ts';
import { campaignsSearch } from '#features/newsletter/campaigns/campaigns.search.server.ts';
import { newsletterSearch } from '#features/newsletter/newsletter.search.server.ts';
import { ordersSearch } from '#features/payments/desk/orders.search.server.ts';
import { paymentRequestsSearch } from '#features/payments/requests/requests.search.server.ts';
import { peopleSearch } from '#features/people/people.search.server.ts';
import { projectsSearch } from '#features/projects/projects.search.server.ts';
import { quotesSearch } from '#features/quotes/quotes.search.server.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';

/** All records that are found by searching; each feature has its own in `<word>.search.server.ts`. */
export const searchSources: readonly SearchSource[] = [
  peopleSearch,
  bookingSearch,
  conversationsSearch,
  ordersSearch,
  newsletterSearch,
  projectsSearch,
  quotesSearch,
  paymentRequestsSearch,
  campaignsSearch,
];
