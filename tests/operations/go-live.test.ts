import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '#database/seed.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { warnBeforeGoLive } from '#server/start/go-live-warnings.server.ts';
import { type OpenDatabase, openMigratedDatabase } from '../faults/open-database.ts';
import { startServer } from '../harness/running-server.ts';
import type { Engine } from '../harness/test-database.ts';

const engines: Engine[] = ['sqlite', 'postgres'];
const matters = [
  'the site is public and shows sample content',
  'the site is public and takes cards in the sandbox: nobody is charged until STRIPE_SECRET_KEY and its two companions are set',
  'the site is public and shows everybody the sample client portal: PORTAL_DEMO=off ends that',
  'the site is public and sends no mail: each is written to DATA_DIR/mail until SMTP_URL is set',
];

describe.each(engines)('a start on %s', (engine) => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await openMigratedDatabase({ engine });
  });
  afterEach(() => open.close());

  async function warningsOf(settings: object): Promise<string[]> {
    const said: string[] = [];
    const logger = createLogger('silent');
    logger.warn = ((...args: unknown[]) => said.push(String(args.at(-1)))) as typeof logger.warn;
    const site = { origin: 'https://entrada.example', stripe: null, portalDemo: true };
    await warnBeforeGoLive(open.database, { ...site, smtpUrl: null, ...settings }, logger);
    return said;
  }

  it('warns of trial settings and samples on a public site', async () => {
    await seedIfEmpty(open.database, () => new Date());
    expect(await warningsOf({})).toEqual(matters);
    expect(await warningsOf({ origin: 'http://localhost:3000' })).toEqual([]);
  });

  it('does not warn once everything is configured', async () => {
    const keys = { publishableKey: 'pk', webhookSecret: 'wh', apiUrl: null };
    const site = { portalDemo: false, smtpUrl: 'smtps://mail.example' };
    const live = { ...keys, secretKey: ['sk', 'live', 'x'].join('_') };
    expect(await warningsOf({ ...site, stripe: live })).toEqual([]);
    expect(await warningsOf({ ...site, stripe: { ...keys, secretKey: 'sk_test_x' } })).toEqual([
      "the site is public and has Stripe's test keys: nobody is charged",
    ]);
  });

  it('recognizes samples by their text, so that edited ones do not count', async () => {
    await seedIfEmpty(open.database, () => new Date());
    await open.database.transaction(async (trx) => {
      await trx.updateTable('blogPosts').set({ title: 'Ours' }).execute();
      await trx.updateTable('caseStudies').set({ title: 'Ours' }).execute();
      await trx.deleteFrom('testimonials').execute();
    });
    expect(await warningsOf({})).toEqual(matters.slice(1));
  });
});

it('warns at each start, loudly', async () => {
  const open = await openMigratedDatabase({ engine: 'sqlite' });
  await open.database.close();
  const env = { ...open.env, ORIGIN: 'https://entrada.example' };
  for (const _start of [1, 2]) {
    const server = await startServer(env);
    const lines = server.logs
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(
      lines
        .filter(({ msg }) => msg.startsWith('the site is public'))
        .map(({ level, msg }) => [level, msg]),
    ).toEqual(matters.map((msg) => [40, msg]));
    await server.stop();
  }
  await open.close();
});
