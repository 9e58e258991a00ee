import { expect, onTestFinished } from 'vitest';
import type { ReconciliationView } from '#features/payments/reconcile/reconcile.schema.ts';
import type { SenderDns, TestMail } from '#features/today/go-live/go-live.schema.ts';
import type { Today } from '#features/today/today.schema.ts';
import { createLogger } from '#platform/logger.server.ts';
import { claimDueMail } from '#platform/outbox/outbox.repository.server.ts';
import { sendClaimedMail } from '#platform/outbox/send-claimed-mail.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { startDnsServer, type TxtRecords } from '../../fakes/dns-server.ts';

async function read<Value>(browser: Browser, path: string): Promise<Value> {
  const response = await browser.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Value;
}

const today = (browser: Browser) => read<Today>(browser, '/api/admin/today');

async function logged({ database }: StaffSite): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('auditLog').select('action').orderBy('at').orderBy('id').execute(),
  );
  return rows.map(({ action }) => action);
}

/** Makes an order and pays for it at the sandbox, without the event of the provider. */
async function payUnseen(site: StaffSite): Promise<{ orderId: string; paymentId: string }> {
  const intent = { amount: 1450, packageId: 'company-setup' };
  const { orderId = '' } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    intent,
  );
  const paidAt = site.clock.now.toISOString();
  return site.database.transaction(async (trx) => {
    const { paymentId } = await trx
      .selectFrom('orders')
      .select('paymentId')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('sandboxPayments')
      .set({ status: 'paid', paidAt })
      .where('id', '=', paymentId)
      .execute();
    return { orderId, paymentId: paymentId ?? '' };
  });
}

it('a difference with the provider is shown without a change, and repaired by a press', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const { paymentId } = await payUnseen(site);
  for (const _ of [1, 2]) {
    const found = await read<ReconciliationView>(owner, '/api/admin/reconcile');
    expect(found).toMatchObject({
      provider: 'sandbox',
      atProvider: { payments: 1 },
      differences: [
        {
          kind: 'charge_missing',
          paymentId,
          state: 'correctable',
          reference: expect.stringMatching(/^\S+$/),
        },
      ],
    });
  }
  const press = await owner.send('/api/admin/reconcile', {});
  expect(await press.json()).toMatchObject({ differences: [{ paymentId, state: 'corrected' }] });
  expect(await read(owner, '/api/admin/reconcile')).toMatchObject({ differences: [] });
  expect(await logged(site)).toContain('payments.reconcile');
  const { tasks } = await today(owner);
  expect(tasks).toMatchObject({ count: 1, first: [{ kind: 'contact-client' }] });
});

it('what no press can repair stays in the list', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { orderId, paymentId } = await payUnseen(site);
  await site.database.transaction(async (trx) => {
    const payment = trx.updateTable('sandboxPayments').where('id', '=', paymentId);
    await payment.set({ orderId: 'nobody' }).execute();
    const order = trx.updateTable('orders').where('id', '=', orderId);
    await order.set({ paymentId: null, status: 'cancelled' }).execute();
  });
  const open = {
    differences: [{ kind: 'unknown_payment', paymentId, reference: null, state: 'open' }],
  };
  expect(await read(owner, '/api/admin/reconcile')).toMatchObject(open);
  expect(await (await owner.send('/api/admin/reconcile', {})).json()).toMatchObject(open);
});

it('a provider that fails is named', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { payments } = site.services;
  onTestFinished(() => {
    site.services.payments = payments;
  });
  const { ProviderError } = await import('#platform/payments/payment-provider.server.ts');
  site.services.payments = {
    ...payments,
    listPayments() {
      throw new ProviderError('away', { code: 'unreachable', unreachable: true });
    },
  };
  const response = await owner.get('/api/admin/reconcile');
  expect([response.status, await response.json()]).toMatchObject([
    502,
    { code: 'provider_unavailable', titlePt: expect.stringContaining('pagamentos') },
  ]);
});

it('a task is done, and open again', async ({ site }) => {
  const owner = await becomeOwner(site);
  await payUnseen(site);
  await owner.send('/api/admin/reconcile', {});
  const [task] = (await today(owner)).tasks.first;
  const press = (verb: 'done' | 'undo') => owner.send(`/api/admin/tasks/${task?.id}/${verb}`);
  expect((await press('done')).status).toBe(204);
  expect((await today(owner)).tasks).toEqual({ count: 0, first: [] });
  expect((await press('undo')).status).toBe(204);
  expect((await today(owner)).tasks.first).toMatchObject([{ id: task?.id }]);
  expect((await owner.send('/api/admin/tasks/none/done')).status).toBe(404);
  expect((await logged(site)).filter((action) => action.startsWith('task.'))).toHaveLength(2);
});

it('a mail that was given up is sent again, and only that one', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const name of ['a', 'b'])
    await site.send('/api/contact', {
      name: `Ana ${name}`,
      email: `${name}@acme.example`,
      message: 'A question',
    });
  await site.database.transaction(async (trx) =>
    trx.updateTable('outbox').set({ status: 'dead', lastError: '550' }).execute(),
  );
  const { count, first } = (await today(owner)).mails;
  const retry = () => owner.send(`/api/admin/outbox/${first[0]?.id}/retry`);
  expect((await retry()).status).toBe(204);
  expect((await today(owner)).mails.count).toBe(count - 1);
  const again = await retry();
  expect([again.status, await again.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect((await logged(site)).filter((action) => action === 'mail.retry')).toHaveLength(1);
});

/** Sends what is due as the outbox does, with a mail server that answers like `deliver`. */
async function sendDue({ database, clock }: StaffSite, deliver: () => Promise<void>) {
  const now = clock.now.toISOString();
  const until = new Date(clock.now.getTime() + 60_000).toISOString();
  const options = { database, clock: () => clock.now, logger: createLogger('silent'), deliver };
  const nobody = { recipients: [], domains: [] };
  for (let mail = await claimDueMail(database, now, until, nobody); mail; ) {
    await sendClaimedMail(options, mail);
    mail = await claimDueMail(database, now, until, nobody);
  }
}

it('a test mail says that it was handed over, or what the server said', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const send = async () => (await (await owner.send('/api/admin/test-mails')).json()) as TestMail;
  const look = ({ id }: TestMail) => read<TestMail>(owner, `/api/admin/test-mails/${id}`);

  const first = await send();
  expect(first).toMatchObject({ to: ownerEmail, state: 'waiting', transport: 'file', error: '' });
  const refusal = { code: 'EENVELOPE', responseCode: 550, response: '550 5.7.1 Relaying denied' };
  await sendDue(site, () => Promise.reject(Object.assign(new Error('refused'), refusal)));
  expect(await look(first)).toMatchObject({
    state: 'refused',
    error: expect.stringContaining('Relaying denied'),
  });

  later({ minutes: 1 });
  const second = await send();
  await sendDue(site, () => Promise.resolve());
  expect(await look(second)).toMatchObject({ state: 'handed_over', error: '' });
  const item = (await today(owner)).goLive.find(({ id }) => id === 'test_mail');
  expect(item?.value).toBe(site.clock.now.toISOString());
  expect(await look({ ...second, id: 'none' })).toMatchObject({ state: 'expired' });
  expect((await logged(site)).filter((action) => action === 'mail.test')).toHaveLength(2);
});

it('at most five test mails a day are sent', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (let count = 0; count < 5; count += 1) await owner.send('/api/admin/test-mails');
  const response = await owner.send('/api/admin/test-mails');
  expect([response.status, await response.json()]).toMatchObject([429, { code: 'too_many_mails' }]);
});

async function askDns(site: StaffSite, records: TxtRecords): Promise<SenderDns> {
  const dns = await startDnsServer(records);
  onTestFinished(async () => {
    site.dnsServers.splice(0, 1, '127.0.0.1:1');
    await dns.stop();
  });
  site.dnsServers.splice(0, 1, dns.address);
  return read<SenderDns>(await becomeOwner(site), '/api/admin/sender-dns');
}

it('DNS is asked about the domain of the sender', async ({ site }) => {
  const found = await askDns(site, {
    'entrada.example': ['v=spf1 include:_spf.mail.example -all', 'other=1'],
    '_dmarc.entrada.example': [`v=DMARC1; p=reject; rua=mailto:${'a'.repeat(300)}@b.example`],
    '_domainkey.entrada.example': [],
    'google._domainkey.entrada.example': ['v=DKIM1; p=MIGf'],
  });
  expect(found.domain).toBe('entrada.example');
  expect(found.items).toMatchObject([
    { id: 'spf', state: 'set', value: 'v=spf1 include:_spf.mail.example -all' },
    { id: 'dkim', state: 'set', value: 'google' },
    { id: 'dmarc', state: 'set' },
  ]);
});

it('what DNS does not have is missing, and a DKIM key under another name cannot be known', async ({
  site,
}) => {
  const found = await askDns(site, {
    'entrada.example': [],
    '_dmarc.entrada.example': ['v=DMARC1; p=none'],
    '_domainkey.entrada.example': [],
  });
  expect(found.items).toMatchObject([
    { id: 'spf', state: 'open', finding: 'missing' },
    { id: 'dkim', state: 'unknown', finding: 'unknowable' },
    { id: 'dmarc', state: 'open', finding: 'watching' },
  ]);
});

it('a DNS server that does not answer is no finding', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { items } = await read<SenderDns>(owner, '/api/admin/sender-dns');
  expect(items.map(({ state, finding }) => [state, finding])).toEqual(
    Array.from({ length: 3 }, () => ['unknown', 'unanswered']),
  );
});
