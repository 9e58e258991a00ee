import { afterEach, describe, expect, it } from 'vitest';
import { withdrawalToken } from '#features/payments/ledger/order-links.server.ts';
import type { FakeStripe } from '../fakes/stripe/fake-stripe.ts';
import { startFakeStripe } from '../fakes/stripe/start-fake-stripe.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { enginesOf } from '../harness/test-database.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

let open: OpenDatabase;
let fake: FakeStripe;
let server: RunningServer;
afterEach(async () => {
  await server.kill();
  await fake.stop();
  await open.close();
});

async function start(): Promise<void> {
  server = await startServer({ ...open.env, ...fake.env });
  fake.switches.webhooks.url = `${server.origin}/api/webhooks/payments`;
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: server.origin };
  return fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe.each(enginesOf('postgres'))('a withdrawal while Stripe is away, on %s', (engine) => {
  it('survives a kill: the subscription ends once both are back', async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    fake = await startFakeStripe();
    await start();
    const order = { amount: 99, packageId: 'store-care' };
    const response = await send('/api/create-payment-intent', order);
    expect(response.status).toBe(200);
    const { clientSecret, orderId } = (await response.json()) as Record<string, string>;
    fake.confirmCard(String(clientSecret), '4242424242424242');
    await fake.webhooks.settled();

    fake.switches.fault = () => 'cut-before';
    const token = await open.database.read((db) => withdrawalToken(db, String(orderId)));
    const statement = { token, name: 'Noor Aziz', email: 'noor@tessera.example', locale: 'en' };
    const sent = send('/api/withdrawals', statement).catch(() => null);
    const stored = () =>
      open.database.read((db) => db.selectFrom('withdrawals').select('orderId').execute());
    await expect.poll(stored, { interval: 5, timeout: 20_000 }).toHaveLength(1);
    await server.kill('SIGKILL');
    await sent;

    fake.switches.fault = () => null;
    // The claim of the killed process ends after a minute, which this does not wait for.
    const due = { nextAttemptAt: '2026-01-01T00:00:00.000Z' };
    await open.database.transaction((trx) => trx.updateTable('promisedCalls').set(due).execute());
    await start();
    const status = () => [...fake.state.subscriptions.values()].map((one) => one.status);
    await expect.poll(status, { timeout: 40_000 }).toEqual(['canceled']);
    const calls = () =>
      open.database.read((db) => db.selectFrom('promisedCalls').select('state').execute());
    await expect.poll(calls, { timeout: 20_000 }).toEqual([{ state: 'done' }]);
    const [subscription] = fake.state.subscriptions.keys();
    expect(() => fake.renew(String(subscription), 'paid')).toThrow('does not renew');
  }, 120_000);
});
