import { expect } from 'vitest';
import { reindexPosts } from '#features/blog/reindex-posts.server.ts';
import { test as it } from '../../factories/staff-site.ts';

it('a post that was changed by SQL is found by its new words after it was indexed again', async ({
  site,
}) => {
  const { app, context, database, origin } = site;
  const [post] = await database.read((db) =>
    db.selectFrom('blogPosts').select(['id', 'summary']).limit(1).execute(),
  );
  const { id = '', summary = '' } = post ?? {};
  const setSummary = (text: string) =>
    database.transaction((trx) =>
      trx.updateTable('blogPosts').set({ summary: text }).where('id', '=', id).execute(),
    );
  const found = async () => {
    const response = await app.request(`${origin}/api/blog-posts?fields=card&q=zibaldone`);
    return ((await response.json()) as { id: string }[]).map((card) => card.id);
  };
  await setSummary(`${summary} Zibaldone.`);
  expect(await found()).toEqual([]);
  expect(await reindexPosts(context)).toBeGreaterThan(3);
  expect(await found()).toEqual([id]);
  await setSummary(summary);
  await reindexPosts(context);
  expect(await found()).toEqual([]);
});
