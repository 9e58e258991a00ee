import { sql } from 'kysely';
import { pino } from 'pino';
import { deliverSandboxEvents } from '#features/payments/desk/deliver-sandbox-events.server.ts';
import { subscriberToken } from '#features/payments/ledger/order-links.server.ts';
import type { Order } from '#features/payments/ledger/orders.repository.server.ts';
import type { PaymentsTables } from '#features/payments/payments.tables.ts';
import { withoutRowValues } from '#platform/logger.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import { createSandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { createVies, type Vies } from '#platform/vies/vies.server.ts';
import { featuresApi, publicApi } from '#server/api.server.ts';
import { apiSetup, contextOver, openTestServices } from './test-services.ts';

export type OrderSite = Awaited<ReturnType<typeof createOrderSite>>;

export const webhookSecret = 'whsec_of_these_tests';
export const startOfTests = '2026-11-23T08:30:00.000Z';

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
  'orders',
  'quotes',
  'paymentRequests',
  'sandboxRefunds',
  'sandboxDisputes',
  'sandboxFailingRefunds',
  'sandboxPayments',
  'sandboxCardChanges',
  'sandboxSubscriptions',
  'sandboxEvents',
  'outbox',
] as const;

/** Calls of the provider that a test replaces. */
export type ProviderOverrides = Partial<PaymentProvider>;

/** The public API over its own database and sandbox. `clock.now` can be set. */
export async function createOrderSite(now = startOfTests) {
  const opened = await openTestServices({ now });
  const { database, clock, place, close } = opened;
  const found = await database.forMigrations.introspection.getTables();
  const tableNames = found.map(({ name }) => name).sort();
  const log: string[] = [];
  const logger = pino(
    { level: 'trace', base: null, serializers: { err: withoutRowValues } },
    { write: (line: string) => log.push(line) },
  );
  const sandbox = createSandboxProvider({ database, clock: () => clock.now, webhookSecret });
  const overrides: { calls: ProviderOverrides; vies: Vies | null } = { calls: {}, vies: null };
  const vies: Vies = {
    check: (number, options) => (overrides.vies ?? createVies(null)).check(number, options),
  };
  const payments = new Proxy(sandbox, {
    get: (target, name: keyof PaymentProvider) => overrides.calls[name] ?? target[name],
  });
  const services = { ...opened.services, payments, vies, logger };
  const setup = apiSetup(services, { rateLimits: false });
  const context = { ...contextOver(services), payments };
  return {
    app: publicApi(setup, featuresApi(setup)),
    services,
    context,
    database,
    testDatabase: place,
    tableNames,
    sandbox,
    overrides,
    clock,
    log,
    /** Advances the clock and the sandbox, and delivers its events. */
    async pass(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
      await sandbox.processDue();
      await deliverSandboxEvents(context);
    },
    async reset() {
      clock.now = new Date(now);
      overrides.calls = {};
      overrides.vies = null;
      log.length = 0;
      await database.transaction(async (trx) => {
        for (const table of tables) await trx.deleteFrom(table).execute();
      });
    },
    close,
  };
}

type JsonResponse = { status: number; body: Record<string, unknown> };

/** Sends JSON and returns the JSON of the response; an empty body becomes `{}`. */
export async function send(
  { app }: OrderSite,
  address: string,
  { method = 'POST', body, headers = {} }: { method?: string; body?: unknown; headers?: object },
): Promise<JsonResponse> {
  const response = await app.request(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

/** Requests a payment intent. */
export function ask(
  site: OrderSite,
  body: unknown = { amount: 1450, packageId: 'company-setup' },
  key?: string,
): Promise<JsonResponse> {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  return send(site, '/api/create-payment-intent', { body, headers });
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  secondStep: '4000 0025 0000 3155',
  asksAtRenewal: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0077',
  slowlyRefused: '4000 0000 0000 0085',
  noRenewal: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
  failingRefunds: '4000 0000 0000 5126',
} as const;

/** Pays with a test card of the sandbox. */
export function pay(
  site: OrderSite,
  clientSecret: unknown,
  number: string = cards.good,
): Promise<JsonResponse> {
  const body = { clientSecret, number, expiry: '12/30', cvc: '123' };
  return send(site, '/api/sandbox/confirm', { body });
}

export type Bought = { orderId: string; clientSecret: string; payment: string };

/** Creates an order and pays it with a card. */
export async function buy(
  site: OrderSite,
  {
    packageId = 'company-setup',
    card = cards.good as string,
    language = 'en' as 'en' | 'pt',
    key,
  }: { packageId?: string; card?: string; language?: 'en' | 'pt'; key?: string } = {},
): Promise<Bought> {
  const intent = await ask(site, { amount: 1, packageId, language }, key);
  const { orderId, clientSecret } = intent.body as Bought;
  const { body } = await pay(site, clientSecret, card);
  return { orderId, clientSecret, payment: String(body.payment) };
}

export function look(site: OrderSite, { payment, clientSecret }: Omit<Bought, 'orderId'>) {
  return send(site, '/api/payments/look', { body: { payment, clientSecret } });
}

/** Subscribes to a package with an address, and returns the API's address behind the receipt's link. */
export async function subscribe(
  site: OrderSite,
  card: string = cards.good,
): Promise<Bought & { address: string }> {
  const bought = await buy(site, { packageId: 'store-care', card });
  const body = { clientSecret: bought.clientSecret, email: 'noor@tessera.example' };
  await send(site, `/api/orders/${bought.orderId}/billing`, { method: 'PUT', body });
  const token = await site.database.read((db) => subscriberToken(db, bought.orderId));
  return { ...bought, address: `/api/subscriptions/${token}` };
}

/** Returns every row of a table of the feature, in a stable order. */
export async function rows<Name extends keyof PaymentsTables>(
  { database }: OrderSite,
  table: Name,
): Promise<PaymentsTables[Name][]> {
  const found = await database.read((db) =>
    db
      .selectFrom(table as 'orders')
      .selectAll()
      .execute(),
  );
  const sorted = found.map((row) => JSON.stringify(row)).sort();
  return sorted.map((row) => JSON.parse(row));
}

export async function requireOrder(site: OrderSite, id: string): Promise<Order> {
  const found = (await rows(site, 'orders')).find((order) => order.id === id);
  if (!found) throw new Error(`There is no order ${id}`);
  return found;
}

/** Returns the kinds of an order's history, oldest first. */
export async function historyOf(site: OrderSite, orderId: string): Promise<string[]> {
  const entries = (await rows(site, 'orderHistory')).filter((entry) => entry.orderId === orderId);
  return entries.sort((one, other) => one.number - other.number).map(({ kind }) => kind);
}

/** Returns every table of the database with all its rows, as one string. */
export async function dump({ database, tableNames }: OrderSite): Promise<string> {
  const parts: string[] = [];
  for (const name of tableNames) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(
      database.forMigrations,
    );
    parts.push(
      `${name}\n${found
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`,
    );
  }
  return parts.join('\n\n');
}

/** Every waiting mail, oldest first. */
export async function waitingMails({ database }: OrderSite): Promise<OutgoingMail[]> {
  const found = await database.read((db) =>
    db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
  );
  return found.map(
    ({ kind, messageId, payload }) => ({ ...(payload as object), kind, messageId }) as OutgoingMail,
  );
}
