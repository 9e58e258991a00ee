import { createNewsletterSite } from './newsletter-site.ts';
import { siteTest } from './site-test.ts';

/** The test of the newsletter: `site` is its calls. */
export const test = siteTest(createNewsletterSite, '2026-03-20T08:30:00.000Z');
