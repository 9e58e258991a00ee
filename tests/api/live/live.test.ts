import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { liveTopics } from '#core/live-topics.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import { createLiveUpdates } from '#platform/live/live-updates.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { readEvents } from '../../harness/event-stream.ts';

/** Tables of which staff see nothing, or that other tables tell about. */
const unwatched = [
  'search_entries',
  'search_changes',
  'person_changes',
  'person_standings',
  'project_mail_addresses',
  'redirects',
  'site_texts',
  'content_versions',
  'authors',
  'busy_times',
  'booking_sources',
  'sign_up_sources',
  'blog_post_tags',
  'blog_posts',
  'blog_tags',
  'booking_links',
  'booking_reminders',
  'booking_undos',
  'client_links',
  'client_proofs',
  'case_studies',
  // The screen that imports asks how far it is.
  'content_imports',
  'content_import_parts',
  'content_revision',
  'faq_entries',
  'idempotency_keys',
  'known_browsers',
  'ledger_comparisons',
  'newsletter_links',
  // A batch of mails touches its issue, which is watched.
  'campaign_recipients',
  'newsletter_pace',
  // The screen that imports a list asks how far it is; whom it asks changes with the subscribers.
  'newsletter_invitations',
  'subscriber_imports',
  'subscriber_import_rows',
  // They change with their quote, which is watched.
  'quote_decisions',
  'quote_parts',
  'offers',
  'package_prices',
  'passkey_challenges',
  'sandbox_card_changes',
  'sandbox_disputes',
  'sandbox_events',
  'sandbox_failing_refunds',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_subscriptions',
  'schema_hashes',
  'schema_migrations',
  'schema_migrations_lock',
  'server_secrets',
  'service_packages',
  'sessions',
  'sign_ins',
  'terms_versions',
  'testimonials',
  'text_blocks',
  'topic_versions',
  'unpaid_renewals',
];

async function tablesWithout(site: StaffSite, watched: ReadonlySet<string>): Promise<string[]> {
  const tables = await site.database.forMigrations.introspection.getTables({
    withInternalKyselyTables: true,
  });
  return tables.map(({ name }) => name).filter((name) => !watched.has(name) && !/^pg_/.test(name));
}

async function watchedTables({ database }: StaffSite): Promise<Set<string>> {
  const names =
    database.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`
      : sql<{ name: string }>`select tgname as name from pg_trigger`;
  const { rows } = await names.execute(database.forMigrations);
  const tables = rows.flatMap(({ name }) => /^(\w+)_insert_raises_topic$/.exec(name)?.[1] ?? []);
  return new Set(tables);
}

const version = async ({ database }: StaffSite, topic: string): Promise<number> =>
  (await database.topicVersions()).get(topic) ?? -1;

async function openEvents(browser: Browser) {
  const response = await browser.get('/api/events');
  expect(response.status).toBe(200);
  return { response, events: readEvents(response) };
}

const updateCompany = ({ database }: StaffSite, city: string) =>
  database.transaction((trx) => trx.updateTable('company').set({ city }).execute());

describe('the topics', () => {
  it('are raised by every table that staff see', async ({ site }) => {
    const rest = await tablesWithout(site, await watchedTables(site));
    // The tables that FTS5 makes for itself exist on SQLite alone.
    const own = rest.filter((table) => !/^search_(words|parts)/.test(table));
    expect(own.toSorted()).toEqual(unwatched.toSorted());
  });

  it('are known to the browser, each', async ({ site }) => {
    expect([...(await site.database.topicVersions()).keys()].sort()).toEqual(
      [...liveTopics].sort(),
    );
  });

  it('rise with an insert, an update and a delete, and with no change of no row', async ({
    site,
  }) => {
    const before = await version(site, 'conversations');
    const value = { id: 'b1', kind: 'domain', value: 'x.example' } as const;
    const createdAt = site.clock.now.toISOString();
    await site.database.transaction(async (trx) => {
      await trx
        .insertInto('senderBlocks')
        .values({ ...value, createdAt })
        .execute();
    });
    expect(await version(site, 'conversations')).toBe(before + 1);
    await site.database.transaction((trx) =>
      trx.updateTable('senderBlocks').set({ value: 'y.example' }).execute(),
    );
    expect(await version(site, 'conversations')).toBe(before + 2);
    await site.database.transaction((trx) =>
      trx.updateTable('senderBlocks').set({ value: 'z' }).where('id', '=', 'none').execute(),
    );
    expect(await version(site, 'conversations')).toBe(before + 2);
    await site.database.transaction((trx) => trx.deleteFrom('senderBlocks').execute());
    expect(await version(site, 'conversations')).toBe(before + 3);
  });

  it('do not rise with what is rolled back', async ({ site }) => {
    const before = await version(site, 'settings');
    const failing = site.database.transaction(async (trx) => {
      await trx.updateTable('company').set({ city: 'Porto' }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await version(site, 'settings')).toBe(before);
  });

  it('count every commit of transactions at the same time', async ({ site }) => {
    const writers = engineSql[site.database.engine].topicShards + 4;
    const before = await version(site, 'people');
    const values = (id: string) => ({
      id,
      email: id,
      emailKey: id,
      name: '',
      phone: '',
      language: 'en' as const,
      createdAt: site.clock.now.toISOString(),
      erasedAt: null,
      mergedInto: null,
      company: '',
      staffFields: '',
    });
    await Promise.all(
      Array.from({ length: writers }, (_, index) =>
        site.database.transaction((trx) =>
          trx
            .insertInto('people')
            .values(values(`p${index}`))
            .execute(),
        ),
      ),
    );
    expect(await version(site, 'people')).toBe(before + writers);
  });
});

describe('GET /api/events', () => {
  it('is for staff alone', async ({ site }) => {
    const response = await site.app.request('/api/events');
    expect(response.status).toBe(401);
    expect(site.services.live.count()).toBe(0);
  });

  it('sends every version first and then what changes, and no content', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { response, events } = await openEvents(browser);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    await expect.poll(() => events.version('audit')).not.toBeNull();
    const before = events.version('settings') ?? 0;
    await updateCompany(site, 'Évora');
    await expect.poll(() => events.version('settings')).toBe(before + 1);
    const lines = events.text().split('\n').filter(Boolean);
    for (const line of lines)
      expect(line).toMatch(
        /^(retry: 1000|:|data: \{"topic":"[a-z]+","version":\d+(,"unchangedFor":\d+)?\})$/,
      );
    await events.leave();
    await expect.poll(() => site.services.live.count()).toBe(0);
  });

  it('sends what another process has changed', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { events } = await openEvents(browser);
    await expect.poll(() => events.version('settings')).not.toBeNull();
    const before = events.version('settings') ?? 0;
    // Not by this process's transactions, so that only reading at an interval finds it.
    await sql`update company set city = 'Faro'`.execute(site.database.forMigrations);
    await expect.poll(() => events.version('settings'), { timeout: 5000 }).toBe(before + 1);
    await events.leave();
  });

  it('ends the stream of a session that was ended, and says so', async ({ site }) => {
    const { services } = site;
    const live = createLiveUpdates(site.database, { sessionCheck: 20 });
    const own = services.live;
    services.live = live;
    const browser = await becomeOwner(site);
    const { events } = await openEvents(browser);
    await expect.poll(() => events.version('audit')).not.toBeNull();
    await browser.send('/api/session', undefined, { method: 'DELETE' });
    await events.ended;
    expect(events.text()).toContain('event: end\ndata: signed_out\n\n');
    expect((await browser.get('/api/events')).status).toBe(401);
    services.live = own;
  });

  it.for(['here', 'elsewhere'] as const)(
    'ends a stream within seconds of its session, when that is ended %s',
    async (where, { site }) => {
      const browser = await becomeOwner(site);
      const { events } = await openEvents(browser);
      await expect.poll(() => events.version('audit')).not.toBeNull();
      const started = performance.now();
      const endedAt = site.clock.now.toISOString();
      if (where === 'here') await browser.send('/api/session', undefined, { method: 'DELETE' });
      // Not by this process's transactions.
      else
        await sql`update sessions set ended_at = ${endedAt}`.execute(site.database.forMigrations);
      await events.ended;
      expect(events.text()).toContain('event: end\ndata: signed_out\n\n');
      expect(performance.now() - started).toBeLessThan(where === 'here' ? 2_000 : 6_000);
    },
  );

  it('keeps eight streams of a session and ends the oldest', async ({ site }) => {
    const browser = await becomeOwner(site);
    const opened = [];
    for (let count = 0; count < 9; count += 1) opened.push((await openEvents(browser)).events);
    const [oldest, ...others] = opened;
    await oldest?.ended;
    expect(oldest?.text()).toContain('event: end\ndata: too_many\n\n');
    expect(others.map((events) => events.isEnded())).toEqual(Array(8).fill(false));
    expect(site.services.live.count()).toBe(8);
    for (const events of others) await events.leave();
  });

  it('leaves nothing behind for HEAD', async ({ site }) => {
    const browser = await becomeOwner(site);
    const response = await browser.send('/api/events', undefined, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(site.services.live.count()).toBe(0);
  });

  it('goes on when the database was away', async ({ site }) => {
    let isAway = true;
    let attempts = 0;
    const { services, database } = site;
    const own = services.live;
    services.live = createLiveUpdates(
      {
        onCommit() {},
        topicVersions() {
          attempts += 1;
          return isAway ? Promise.reject(new Error('away')) : database.topicVersions();
        },
      },
      { poll: 20, pause: 5 },
    );
    const browser = await becomeOwner(site);
    const { events } = await openEvents(browser);
    await expect.poll(() => attempts).toBeGreaterThan(2);
    expect([events.version('audit'), events.isEnded()]).toEqual([null, false]);
    isAway = false;
    await expect.poll(() => events.version('audit')).not.toBeNull();
    services.live.stop();
    await events.ended;
    expect((await browser.get('/api/events')).status).toBe(503);
    services.live = own;
  });
});
