import { createOrderSite, startOfTests } from './order-site.ts';
import { siteTest } from './site-test.ts';

/** The test of orders: `site` is the public API with the sandbox, beginning at `startOfTests`. */
export const test = siteTest(createOrderSite, startOfTests);
