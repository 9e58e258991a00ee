import { siteTest } from './site-test.ts';
import { createWholeSite } from './whole-site.ts';

/** The test of pages and API together. The database is kept from one test of a file to the next. */
export const test = siteTest(createWholeSite);
