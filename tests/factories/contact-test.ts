import { createContactSite, startOfTests } from './contact-site.ts';
import { siteTest } from './site-test.ts';

/** The test of the contact form: `site` is its API, on Friday 20 November 2026 at 17:30 in Lisbon. */
export const test = siteTest(createContactSite, startOfTests);
