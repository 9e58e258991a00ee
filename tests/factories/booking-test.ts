import { createBookingSite } from './booking-site.ts';
import { siteTest } from './site-test.ts';

/** The test of bookings: `site` is the booking API, on Monday 23 November 2026 at 8:30 in Lisbon. */
export const test = siteTest((now) => createBookingSite({ now }));
