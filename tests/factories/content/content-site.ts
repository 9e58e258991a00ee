import { blogApi } from '#features/blog/blog.api.server.ts';
import { caseStudiesApi } from '#features/case-studies/case-studies.api.server.ts';
import { setupGuideApi } from '#features/setup-guide/setup-guide.api.server.ts';
import { contentReadsApi } from '#server/content-reads.server.ts';
import { apiSetup, mountForVisitors, openTestServices } from '../test-services.ts';

export const seededAt = new Date('2026-09-01T10:00:00.000Z');

/** The content calls over their own migrated database, seeded with the samples by default. */
export async function createContentSite({ seeded = true } = {}) {
  const now = seededAt.toISOString();
  const { services, database, clock, close } = await openTestServices({ now, seeded });
  const features = [contentReadsApi, blogApi, caseStudiesApi, setupGuideApi];
  return {
    app: mountForVisitors(features, apiSetup({ ...services, origin: 'https://site.example' })),
    services,
    database,
    clock,
    close,
  };
}

export type ContentSite = Awaited<ReturnType<typeof createContentSite>>;

/** Returns the JSON of a 200 response; throws for any other status. */
export async function read(site: ContentSite, address: string): Promise<unknown> {
  const response = await site.app.request(address);
  if (response.status !== 200)
    throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
  return response.json();
}
