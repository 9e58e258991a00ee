import { afterEach, describe, expect, it } from 'vitest';
import { requestKey } from '#features/payments/requests/request-links.server.ts';
import type { FakeStripe } from '../fakes/stripe/fake-stripe.ts';
import { startFakeStripe } from '../fakes/stripe/start-fake-stripe.ts';
import { firstOwnerPath } from '../harness/first-owner-path.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import type { Engine } from '../harness/test-database.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

const engines: Engine[] = ['sqlite', 'postgres'];

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

function send(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: server.origin, Cookie: cookie };
  return fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a quote in two parts to a client, as the owner; returns the path of its page. */
async function offer(): Promise<string> {
  const token = firstOwnerPath(server).split('/').at(-1);
  const owner = { token, name: 'Rita Falcão', email: 'rita@entrada.example', locale: 'en' };
  const signedIn = await send('/api/sign-in/first', owner);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const quote = {
    email: 'noor@tessera.example',
    name: 'Noor Haddad',
    title: 'A company with two partners',
    lines: [{ text: 'Formation', quantity: 1, unitAmount: 600 }],
    validUntil: '2999-12-31',
    plan: [
      { percent: 50, when: 'accepted' },
      { percent: 50, when: '2999-12-31' },
    ],
  };
  const response = await send('/api/admin/quotes', quote, cookie);
  const { id, url } = (await response.json()) as { id: string; url: string };
  expect((await send(`/api/admin/quotes/${id}/send`, {}, cookie)).status).toBe(200);
  return url;
}

/** How much there is of what an acceptance makes. */
function countMade() {
  return open.database.read(async (db) => {
    const count = async (table: 'quoteDecisions' | 'quoteParts' | 'paymentRequests' | 'projects') =>
      (await db.selectFrom(table).select('id').execute()).length;
    const [mail] = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('kind', 'in', ['quote-accepted', 'payment-request-asked'])
      .execute();
    return {
      decisions: await count('quoteDecisions'),
      parts: await count('quoteParts'),
      requests: await count('paymentRequests'),
      projects: await count('projects'),
      mails: Number(mail?.count),
    };
  });
}

const nothing = { decisions: 0, parts: 0, requests: 0, projects: 0, mails: 0 };
const everything = { decisions: 1, parts: 2, requests: 2, projects: 1, mails: 2 };

const pause = (most: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.floor(Math.random() * most)));

/** Returns what the page of the first payment asks with; the amount is never believed. */
function readPaymentLink() {
  return open.database.read(async (db) => {
    const { requestId } = await db
      .selectFrom('quoteParts')
      .select('requestId')
      .where('sort', '=', 0)
      .executeTakeFirstOrThrow();
    return { requestId, key: await requestKey(db, String(requestId)), amount: 1 };
  });
}

describe.each(engines)('a quote on %s, while the server is killed', (engine) => {
  it('is accepted whole or not at all, and each payment is charged once', async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    fake = await startFakeStripe();
    await start();
    const url = await offer();
    const body = { choice: 'accepted', name: 'Noor Haddad' };
    for (let kill = 0; kill < 4; kill += 1) {
      const pressed = [1, 2].map(() => send(`/api${url}`, body).catch(() => null));
      // At first before it is done, later in the middle of it or just afterwards.
      await pause(60 * 3 ** kill);
      await server.kill('SIGKILL');
      await Promise.all(pressed);
      const made = await countMade();
      expect([nothing, everything]).toContainEqual(made);
      await start();
    }
    expect((await send(`/api${url}`, body)).status).toBe(200);
    expect(await countMade()).toEqual(everything);

    const named = await readPaymentLink();
    const pages = [1, 2, 3].map(() => send('/api/create-payment-intent', named).catch(() => null));
    await pause(500);
    await server.kill('SIGKILL');
    await Promise.all(pages);
    await start();
    const opened = await send('/api/create-payment-intent', named);
    expect(opened.status).toBe(200);
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    expect(fake.state.paymentIntents.size).toBe(1);
    // Killed while the provider tells of the money, whose event is lost.
    fake.confirmCard(clientSecret, '4242424242424242');
    await server.kill('SIGKILL');
    await fake.webhooks.settled();
    await start();
    const looks = await Promise.all([1, 2].map(() => send('/api/create-payment-intent', named)));
    expect(looks.map(({ status }) => status)).toEqual([409, 409]);
    const { charges, requests, receipts } = await open.database.read(async (db) => ({
      charges: await db.selectFrom('charges').select('amountCents').execute(),
      requests: await db.selectFrom('paymentRequests').select('state').orderBy('state').execute(),
      receipts: await db
        .selectFrom('outbox')
        .select('kind')
        .where('kind', '=', 'order-receipt')
        .execute(),
    }));
    expect(charges).toEqual([{ amountCents: 30_000 }]);
    expect(requests.map(({ state }) => state)).toEqual(['open', 'paid']);
    expect(receipts).toHaveLength(1);
  }, 180_000);
});
