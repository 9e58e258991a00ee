import { Hono } from 'hono';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { blogApi } from '#features/blog/blog.api.server.ts';
import { caseStudiesApi } from '#features/case-studies/case-studies.api.server.ts';
import { catalogApi } from '#features/catalog/catalog.api.server.ts';
import { companyApi } from '#features/company/company.api.server.ts';
import { faqApi } from '#features/faq/faq.api.server.ts';
import { offersApi } from '#features/offers/offers.api.server.ts';
import { testimonialsApi } from '#features/testimonials/testimonials.api.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { createTestDatabase } from '../harness/test-database.ts';

export const seededAt = new Date('2026-09-01T10:00:00.000Z');

/** The content calls over a migrated database of their own; seeded with the samples unless told otherwise. */
export async function createContentSite({ seeded = true } = {}) {
  const testDatabase = await createTestDatabase();
  const { dataDir, databaseUrl = null } = testDatabase.settings;
  const database: Database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  const clock = { now: seededAt };
  const deps = { database, clock: () => clock.now };
  if (seeded) await seedIfEmpty(database, deps.clock);
  const app = new Hono();
  for (const api of [
    blogApi(deps),
    caseStudiesApi(deps),
    catalogApi(deps),
    companyApi(deps),
    faqApi(deps),
    offersApi(deps),
    testimonialsApi(deps),
  ])
    app.route('/', api);
  return {
    app,
    database,
    clock,
    async close() {
      await database.close();
      await testDatabase.dispose();
    },
  };
}

export type ContentSite = Awaited<ReturnType<typeof createContentSite>>;

/** The parsed JSON of a 200 answer; throws for any other. */
export async function read(site: ContentSite, address: string): Promise<unknown> {
  const response = await site.app.request(address);
  if (response.status !== 200)
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
