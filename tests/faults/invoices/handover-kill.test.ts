import { afterEach, describe, expect, it } from 'vitest';
import { type FakeInvoicing, startInvoicing } from '../../fakes/invoicing.ts';
import { type RunningServer, startServer } from '../../harness/running-server.ts';
import { enginesOf } from '../../harness/test-database.ts';
import { type Child, startChild } from '../child-process.ts';
import { type OpenDatabase, openMigratedDatabase } from '../open-database.ts';

let open: OpenDatabase;
let software: FakeInvoicing;
let server: RunningServer | null = null;
let child: Child | null = null;
afterEach(async () => {
  await server?.kill();
  await child?.kill();
  await software.close();
  await open.close();
});

/** Buys a package with a card at the running server. */
async function buy(origin: string): Promise<void> {
  async function post(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    const response = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, string>;
  }
  const order = { amount: 1450, packageId: 'company-setup' };
  const { clientSecret } = await post('/api/create-payment-intent', order);
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post('/api/sandbox/confirm', { clientSecret, ...card });
}

/** Starts the job in a process of its own, so many minutes from now. */
function startJob(minutes: number): Child {
  const { DATA_DIR = '', DATABASE_URL = '' } = open.env as Record<string, string>;
  const AT = new Date(Date.now() + minutes * 60_000).toISOString();
  const { url: URL, secret: SECRET } = software;
  const database = DATABASE_URL === '' ? {} : { DATABASE_URL };
  return startChild('deliver-handover.ts', { DATA_DIR, ...database, URL, SECRET, AT });
}

describe.each(enginesOf('sqlite'))('the handover of a paid order on %s', (engine) => {
  it('survives a kill after the payment and another during the delivery', async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    software = await startInvoicing();
    // An inner address, to which the server itself delivers nothing.
    const settings = {
      INVOICES_WEBHOOK_URL: 'https://127.0.0.1/',
      INVOICES_WEBHOOK_SECRET: software.secret,
    };
    server = await startServer({ ...open.env, ...settings });
    await buy(server.origin);
    await server.kill('SIGKILL');
    const logs = server.logs.join('\n');
    expect(logs).not.toContain(software.secret);

    software.condition.is = 'holding';
    child = startJob(10);
    await expect.poll(() => software.received.length, { timeout: 20_000 }).toBe(1);
    await child.kill('SIGKILL');

    software.condition.is = 'working';
    child = startJob(12);
    await child.says('delivered 1');
    const [first, second] = software.received;
    expect(second).toEqual(first);
    expect(second).toMatchObject({ isSigned: true, body: { type: 'order.charged' } });
    const rows = await open.database.read((db) =>
      db.selectFrom('invoiceHandovers').select('state').execute(),
    );
    expect(rows).toEqual([{ state: 'delivered' }]);
  });
});
