import { StatementSync } from 'node:sqlite';
import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, vi } from 'vitest';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

afterEach(() => void vi.restoreAllMocks());

/** Renders a page, and counts the statements that it executes and those that it compiles. */
async function countWork({ app, database }: ContentSite, address: string) {
  const { pathname, search } = new URL(address, 'https://site.example');
  const compilers = [SqliteQueryCompiler.prototype, PostgresQueryCompiler.prototype];
  const compiled = compilers.map((compiler) => vi.spyOn(compiler, 'compileQuery'));
  const executed =
    database.engine === 'sqlite'
      ? vi.spyOn(StatementSync.prototype, 'all')
      : vi.spyOn(pg.Client.prototype, 'query');
  const page = await renderPage({ pathname, search, origin: '' }, readFromApi(app));
  const counts = {
    status: page.status,
    executed: executed.mock.calls.length,
    compiled: compiled.reduce((sum, { mock }) => sum + mock.calls.length, 0),
  };
  const statements = executed.mock.calls.map(([statement]) => statement);
  vi.restoreAllMocks();
  return { ...counts, statements };
}

describe('an uncached page', () => {
  // The company and the offer, which the frame shows, and one for each list or record of the page, its words among them;
  // home also the hours and the closed days by which it says when we open;
  // a post and a study also lead to a service, a study to the next one.
  it.for([
    ['/', 12],
    ['/pt', 12],
    ['/services', 8],
    ['/blog', 7],
    ['/blog?tag=tax&q=vat', 7],
    ['/blog?premium=true&page=2', 6],
    ['/blog/iva-oss', 7],
    ['/case-studies', 5],
    ['/case-studies/halden', 6],
  ] as const)(
    'reads %s with %i statements, none compiled again',
    async ([address, count], { site }) => {
      await countWork(site, address);
      const again = await countWork(site, address);
      expect(again).toMatchObject({ status: 200, executed: count, compiled: 0 });
    },
  );

  it('has its statements parsed by PostgreSQL once for each connection', async ({ site }) => {
    const { statements } = await countWork(site, '/');
    const unnamed = statements.filter(
      (statement) => !/^read_\d+$/.test((statement as { name?: string } | undefined)?.name ?? ''),
    );
    expect(unnamed).toEqual(site.database.engine === 'postgres' ? [] : statements);
  });

  it('compiles a filter once for all its values, and for each length of a list', async ({
    site,
  }) => {
    await countWork(site, '/blog?tag=tax&q=vat');
    expect(await countWork(site, '/blog?tag=gdpr&q=law')).toMatchObject({ compiled: 0 });
    const manyTags = Array.from({ length: 50 }, (_, number) => `tag=${number}`).join('&');
    const read = readFromApi(site.app);
    expect(await read(`/api/blog-posts?${manyTags}`)).toEqual([]);
    const one = await read('/api/blog-posts?fields=card&tag=tax');
    const two = await read('/api/blog-posts?fields=card&tag=tax&tag=gdpr');
    expect((two as unknown[]).length).toBeGreaterThan((one as unknown[]).length);
  });
});
