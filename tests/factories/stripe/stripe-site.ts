import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createFiles } from '#platform/files/files.server.ts';
import { createVies } from '#platform/vies/vies.server.ts';
import { featuresApi, publicApi } from '#server/api.server.ts';
import { startFakeStripe } from '../../fakes/stripe/start-fake-stripe.ts';
import { apiSetup, contextOver, openTestServices, servicesOver } from '../test-services.ts';
import { providerAt } from './stripe-provider.ts';

const tables = [
  'disputes',
  'unpaidRenewals',
  'charges',
  'orderHistory',
  'companyTasks',
  'ledgerFindings',
  'ledgerComparisons',
  'keptComparisons',
  'paymentEvents',
  'paymentWaits',
  'withdrawals',
  'invoiceHandovers',
  'certifiedInvoices',
  'files',
  'orders',
  'quotes',
  'paymentRequests',
  'outbox',
] as const;

export type StripeSite = Awaited<ReturnType<typeof createStripeSite>>;

/** The public API on its own port with the fake of Stripe, which sends it its events. */
export async function createStripeSite() {
  const opened = await openTestServices({ now: new Date().toISOString() });
  const { database, place } = opened;
  const { dataDir } = place.settings;
  const fake = await startFakeStripe();
  const payments = providerAt(fake);
  const files = createFiles({ dataDir, filesS3Url: null, clamd: null });
  const services = servicesOver(database, { payments, files });
  const setup = apiSetup(services, { rateLimits: false });
  const app = publicApi(setup, featuresApi(setup));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.switches.webhooks.url = `${origin}/api/webhooks/payments`;

  return {
    fake,
    payments,
    dataDir,
    /** `vies` and `invoicing` can be set by a test. */
    services,
    context: contextOver(services),
    database,
    send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
      return fetch(`${origin}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    post(path: string, body: unknown, headers: Record<string, string> = {}) {
      return this.send('POST', path, body, headers);
    },
    /** Returns every order with its charges, once no event is pending. */
    async ledger() {
      await fake.webhooks.settled();
      return database.read(async (db) => {
        const orders = await db.selectFrom('orders').selectAll().orderBy('createdAt').execute();
        const charges = await db.selectFrom('charges').selectAll().orderBy('notedAt').execute();
        const events = await db.selectFrom('paymentEvents').selectAll().orderBy('id').execute();
        return { orders, charges, events };
      });
    },
    /** Deletes every order, here and at the fake. */
    async reset() {
      await fake.webhooks.settled();
      fake.reset();
      Object.assign(services, { vies: createVies(null), invoicing: null });
      await database.transaction(async (trx) => {
        for (const table of tables) await trx.deleteFrom(table).execute();
      });
    },
    async close() {
      await fake.stop();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}
