import type { KyselyPlugin } from 'kysely';
import { describe, expect } from 'vitest';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

/** Adds the tables that a query's nodes name, in the spelling of the database. */
function addTables(node: unknown, tables: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { kind, table } = node as { kind?: string; table?: { identifier?: { name?: string } } };
  const name = table?.identifier?.name;
  if (kind === 'TableNode' && name)
    tables.add(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  for (const part of Object.values(node)) addTables(part, tables);
}

/** Returns a database that adds the tables of its queries, and of those prepared before, to `tables`. */
function watching(tables: Set<string>) {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      addTables(node, tables);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return (db: Queryable): Queryable => {
    const watched = db.withPlugin(plugin);
    return new Proxy(watched, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'executeQuery') return value.bind(target);
        return (query: { query: unknown }) => {
          addTables(query.query, tables);
          return target.executeQuery(query as never);
        };
      },
    });
  };
}

/** The tables whose every change raises the content revision, by which stored pages are dropped. */
async function watchedTables(site: WholeSite): Promise<Set<string>> {
  const { engine, forMigrations } = site.database;
  const names =
    engine === 'sqlite'
      ? await forMigrations
          .selectFrom('sqlite_master' as never)
          .select('tbl_name as name' as never)
          .where('sql' as never, 'like', '%content_revision%' as never)
          .where('type' as never, '=', 'trigger' as never)
          .execute()
      : await forMigrations
          .selectFrom('information_schema.triggers' as never)
          .select('event_object_table as name' as never)
          .where('action_statement' as never, 'like', '%raise_content_revision%' as never)
          .execute();
  return new Set((names as { name: string }[]).map(({ name }) => name));
}

async function storedPaths(site: WholeSite): Promise<string[]> {
  const sitemap = await (await site.app.request('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

describe('what stored pages show', () => {
  it('drops them wherever it is changed', { timeout: 60_000 }, async ({ site }) => {
    const tables = new Set<string>();
    const app = site.openWatched(watching(tables));
    const paths = await storedPaths(site);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) expect([path, (await app.request(path)).status]).toEqual([path, 200]);
    expect([...tables]).toContain('booking_rules');
    expect(tables.size).toBeGreaterThan(10);
    const watched = await watchedTables(site);
    // An alias is no table.
    const known = await site.database.forMigrations.introspection.getTables();
    const read = known.map(({ name }) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(read.filter((table) => tables.has(table) && !watched.has(table))).toEqual([]);
  });

  it.for(['/book-consultation', '/pt/book-consultation'])(
    'follows the booking rules at once, in another process too: %s',
    async (path, { site }) => {
      const second = site.openSecond();
      const lengthAt = async (app: WholeSite['app']) => {
        const html = await (await app.request(path)).text();
        return /"slotMinutes":(\d+)/.exec(html)?.[1];
      };
      await setBookingRules(site.context, { slotMinutes: 30 });
      for (const app of [site.app, second])
        await expect.poll(() => lengthAt(app), { timeout: 2000 }).toBe('30');
      const outcome = await setBookingRules(site.context, { slotMinutes: 20 });
      expect(outcome).toMatchObject({ ok: true });
      expect(await lengthAt(site.app)).toBe('20');
      await expect.poll(() => lengthAt(second), { timeout: 2000 }).toBe('20');
    },
  );
});
