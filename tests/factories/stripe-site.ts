import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { requireCompany } from '#features/company/company.repository.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { publicApi, roomsApi } from '#server/api.server.ts';
import { startFakeStripe } from '../fakes/stripe/start-fake-stripe.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { providerAt } from './stripe-provider.ts';

const tables = [
  'charges',
  'orderHistory',
  'companyTasks',
  'paymentEvents',
  'orders',
  'outbox',
] as const;

export type StripeSite = Awaited<ReturnType<typeof createStripeSite>>;

/** The whole public API on a port of its own, paid by the fake of Stripe, whose events reach it. */
export async function createStripeSite() {
  const testDatabase = await createTestDatabase();
  const { dataDir, databaseUrl = null } = testDatabase.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  await seedIfEmpty(database, () => new Date());
  const fake = await startFakeStripe();
  const payments = providerAt(fake);
  const deps = {
    database,
    clock: () => new Date(),
    payments,
    logger: pino({ level: 'silent' }),
    origin: 'https://entrada.example',
    getCompany: requireCompany,
    rateLimits: false,
    portalDemo: true,
    wakeOutbox: () => {},
  };
  const app = publicApi(deps, roomsApi(deps));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.switches.webhooks.url = `${origin}/api/webhooks/payments`;

  return {
    fake,
    payments,
    deps,
    database,
    post(path: string, body: unknown, headers: Record<string, string> = {}) {
      return fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    /** Every order with its charges, once no event is on its way any more. */
    async ledger() {
      await fake.webhooks.settled();
      return database.read(async (db) => {
        const orders = await db.selectFrom('orders').selectAll().orderBy('createdAt').execute();
        const charges = await db.selectFrom('charges').selectAll().orderBy('notedAt').execute();
        const events = await db.selectFrom('paymentEvents').selectAll().orderBy('id').execute();
        return { orders, charges, events };
      });
    },
    /** Forgets every order, here and at Stripe. */
    async reset() {
      await fake.webhooks.settled();
      fake.reset();
      await database.transaction(async (trx) => {
        for (const table of tables) await trx.deleteFrom(table).execute();
      });
    },
    async dispose() {
      await fake.stop();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await testDatabase.dispose();
    },
  };
}
