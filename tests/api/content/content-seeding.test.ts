import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { samplePosts } from '#database/seed/posts.ts';
import { endOfLisbonDay, seedIfEmpty } from '#database/seed.server.ts';
import {
  type ContentSite,
  createContentSite,
  read,
  seededAt,
} from '../../factories/content/content-site.ts';

let site: ContentSite;
beforeEach(async () => {
  site = await createContentSite({ seeded: false });
});
afterEach(() => site.close());

const clock = () => seededAt;

describe('seeding', () => {
  it('fills a new database, once', async () => {
    expect(await seedIfEmpty(site.database, clock)).toBe(true);
    expect(await seedIfEmpty(site.database, clock)).toBe(false);
    expect(await read(site, '/api/blog-posts?fields=card')).toHaveLength(samplePosts.length);
  });

  it('is done by one of two processes that start at once', async () => {
    const seeded = await Promise.all([
      seedIfEmpty(site.database, clock),
      seedIfEmpty(site.database, clock),
    ]);
    expect(seeded.sort()).toEqual([false, true]);
    expect(await read(site, '/api/blog-posts?fields=card')).toHaveLength(samplePosts.length);
  });

  it('does not bring back what an owner deleted', async () => {
    await seedIfEmpty(site.database, clock);
    await site.database.transaction(async (trx) => {
      await trx.deleteFrom('blogPosts').execute();
      await trx.deleteFrom('testimonials').execute();
    });
    expect(await seedIfEmpty(site.database, clock)).toBe(false);
    expect(await read(site, '/api/blog-posts')).toEqual([]);
    expect(await read(site, '/api/blog-tags')).toEqual([]);
    expect(await read(site, '/api/testimonials')).toEqual([]);
  });

  it('stores nothing when it fails half-way', async () => {
    await site.database.transaction((trx) =>
      trx
        .insertInto('offers')
        .values({
          id: 'six-months-of-filings',
          title: 'Taken',
          titlePt: null,
          packageId: null,
          endsAt: '2026-01-01T00:00:00.000Z',
        })
        .execute(),
    );
    await expect(seedIfEmpty(site.database, clock)).rejects.toThrow();
    expect(await read(site, '/api/blog-posts')).toEqual([]);
  });

  it('increases the revision, so that stored pages are rendered again', async () => {
    const before = await site.database.contentRevision();
    await seedIfEmpty(site.database, clock);
    expect(await site.database.contentRevision()).toBeGreaterThan(before);
  });
});

describe('the end of a Lisbon day', () => {
  it.each([
    ['2026-06-01T22:30:00.000Z', 0, '2026-06-01T22:59:59.000Z'],
    ['2026-06-01T23:30:00.000Z', 0, '2026-06-02T22:59:59.000Z'],
    ['2026-10-24T12:00:00.000Z', 1, '2026-10-25T23:59:59.000Z'],
    ['2027-03-27T12:00:00.000Z', 1, '2027-03-28T22:59:59.000Z'],
  ])('for %s and %i days is %s', (now, days, end) => {
    expect(endOfLisbonDay(new Date(now), days)).toBe(end);
  });
});
