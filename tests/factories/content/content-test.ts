import { siteTest } from '../site-test.ts';
import { createContentSite, seededAt } from './content-site.ts';

/** The test of content: `site` is its API over the samples, kept from one test of a file to the next. */
export const test = siteTest(() => createContentSite(), seededAt.toISOString());
