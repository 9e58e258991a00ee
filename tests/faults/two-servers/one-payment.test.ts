import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FakeStripe } from '../../fakes/stripe/fake-stripe.ts';
import { startFakeStripe } from '../../fakes/stripe/start-fake-stripe.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';
import { freePort } from '../../operations/free-port.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

let testDatabase: TestDatabase;
let client: Client;
let fake: FakeStripe;
let servers: TwoServers;
beforeEach(async () => {
  testDatabase = await createTestDatabase('postgres');
  const databaseUrl = testDatabase.settings.databaseUrl ?? '';
  fake = await startFakeStripe();
  const origin = `http://127.0.0.1:${await freePort()}`;
  servers = await startTwoServers(databaseUrl, origin, fake.env);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await servers.close();
  await fake.stop();
  await testDatabase.dispose();
});

const company = { buyer: 'company', company: 'Tessera Lda', street: 'Rua Augusta 1' };
const buyers = [
  {},
  { country: 'BR' },
  { ...company, country: 'PT', nif: '501964843', postalCode: '1100-048', city: 'Lisboa' },
  { country: 'ES', email: 'noor@tessera.example' },
];
const rounds = process.env.TEST_LONG ? 20 : 5;

it('twelve intents of four buyers under one key at two servers at once never answer 5xx, and pay one order', async () => {
  const statuses = new Map<number, number>();
  async function ask(server: string, key: string, buyer: object) {
    const response = await fetch(`${server}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ amount: 1, packageId: 'company-setup', ...buyer }),
    });
    const body = (await response.json()) as { code?: string; orderId?: string };
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return { status: response.status, body };
  }
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID();
    const asked = [0, 1, 2].flatMap((time) =>
      buyers.map((buyer, index) => {
        const server = servers.origins[(time + index) % 2] ?? '';
        return ask(server, key, buyer);
      }),
    );
    const answers = await Promise.all(asked);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'order_changing']);
    // Once they are answered, the same key prepares the payment that the buyer then makes.
    const [last] = buyers;
    const { status, body } = await ask(servers.origins[round % 2] ?? '', key, last ?? {});
    expect(status).toBe(200);
    const paid = fake.state.paymentIntents;
    const { rows } = await client.query(
      'select id, amount_cents, payment_id from orders where key_hash is not null and id = $1',
      [body.orderId],
    );
    expect(rows).toHaveLength(1);
    expect(paid.get(rows[0].payment_id)).toMatchObject({
      amount: rows[0].amount_cents,
      status: 'requires_payment_method',
    });
  }
  expect([...statuses.keys()].every((status) => status === 200 || status === 409)).toBe(true);
  // The test would prove nothing if all were refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThanOrEqual(rounds * 2);
});
