import { expect } from 'vitest';
import type { CreatedRequest } from '#features/payments/requests/create-request.server.ts';
import { remindRequests } from '#features/payments/requests/remind-requests.server.ts';
import type {
  PaymentRequestList,
  ShownPaymentRequest,
} from '#features/payments/requests/requests.ts';
import { lisbon } from '../../factories/buyers.ts';
import { buyPackage, goodCard, readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const given = {
  email: 'noor@tessera.example',
  name: 'Noor Haddad',
  title: 'Second half',
  titlePt: 'Segunda metade',
  amount: 500,
  dueDay: '2026-12-24',
};

async function ask(owner: Browser, more: object = {}): Promise<CreatedRequest> {
  const response = await owner.send('/api/admin/payment-requests', { ...given, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedRequest;
}

function show(owner: Browser, { id }: { id: string }): Promise<ShownPaymentRequest> {
  return readAs<ShownPaymentRequest>(owner, `/api/admin/payment-requests/${id}`);
}

function press(owner: Browser, { id }: { id: string }, call: string, body: object = {}) {
  return owner.send(`/api/admin/payment-requests/${id}/${call}`, body);
}

type Answer = { status: number; body: Record<string, unknown> };

/** What a page of the link asks for. */
async function open(site: StaffSite, { url }: { url: string }, more: object = {}): Promise<Answer> {
  const token = new URL(url, site.origin).searchParams.get('request') ?? '';
  const [requestId = '', key = ''] = token.split('.');
  const body = { requestId, key, amount: 1, language: 'en', ...more };
  const response = await openBrowser(site).send('/api/create-payment-intent', body);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

function pay(site: StaffSite, clientSecret: unknown) {
  const card = { number: goodCard, expiry: '12/30', cvc: '123' };
  return openBrowser(site).send('/api/sandbox/confirm', { clientSecret, ...card });
}

it('is asked for by one mail with its link, and listed', async ({ site }) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner);
  expect(asked.url).toMatch(/^\/checkout\?request=[\w-]+\.[\w-]{43}$/);
  const mails = (await site.mails()).filter(({ to }) => to === given.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Second half, €500.00');
  expect(mails[0]?.text).toContain(asked.url);
  const { requests } = await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests');
  expect(requests).toMatchObject([{ id: asked.id, state: 'open', amount: 500, isOverdue: false }]);
  expect(await show(owner, asked)).toMatchObject({
    title: 'Second half',
    titlePt: 'Segunda metade',
    person: { email: given.email, name: 'Noor Haddad' },
    paidBy: null,
  });
});

it.for([
  [{ amount: 0 }, 'amount', 'not_positive'],
  [{ amount: -5 }, 'amount', 'not_positive'],
  [{ amount: 1.001 }, 'amount', 'not_cents'],
  [{ amount: 1_000_000 }, 'amount', 'too_large'],
  [{ amount: '500' }, 'amount', 'invalid_type'],
  [{ dueDay: '2026-02-30' }, 'dueDay', 'invalid_date'],
  [{ title: ' ' }, 'title', 'required'],
  [{ email: 'noor' }, 'email', 'invalid_email'],
  [{ email: '' }, 'email', 'required'],
  [{ personId: 'nobody' }, 'personId', 'unknown_person'],
  [{ projectId: 'none' }, 'projectId', 'unknown_project'],
  [{ orderReference: 'EN-XXXXXX' }, 'orderReference', 'unknown_order'],
] as const)('names what is wrong: %j', async ([more, field, code], { site }) => {
  const owner = await becomeOwner(site);
  const response = await owner.send('/api/admin/payment-requests', { ...given, ...more });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field, code }] });
  expect(await readAs(owner, '/api/admin/payment-requests')).toMatchObject({
    requests: [],
    total: 0,
  });
});

it('is made once for one key', async ({ site }) => {
  const owner = await becomeOwner(site);
  const headers = { 'Idempotency-Key': 'one-request-0001' };
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const response = await owner.send('/api/admin/payment-requests', given, { headers });
      return (await response.json()) as CreatedRequest;
    }),
  );
  expect(second).toEqual(first);
  const other = await owner.send(
    '/api/admin/payment-requests',
    { ...given, amount: 5 },
    { headers },
  );
  expect(other.status).toBe(422);
});

it('is one payment for every page, at its own amount, and paid once', async ({ site }) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner);
  const pages = await Promise.all([open(site, asked), open(site, asked), open(site, asked)]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(pages.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect(pages[0]?.body).toMatchObject({ amount: 500, name: 'Second half', interval: 'one-time' });
  await Promise.all(pages.map(({ body }) => pay(site, body.clientSecret)));
  const paid = await show(owner, asked);
  expect(paid).toMatchObject({ state: 'paid', paidBy: { status: 'paid', amount: 500 } });
  const charges = await site.database.read((db) => db.selectFrom('charges').selectAll().execute());
  expect(charges).toMatchObject([{ amountCents: 50_000 }]);
  expect(await open(site, asked)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  const receipts = (await site.mails()).filter(({ kind }) => kind === 'order-receipt');
  expect(receipts).toMatchObject([{ to: given.email }]);
  expect(receipts[0]?.text).not.toContain('within 24 hours');
});

it('is unknown with another key, and to nobody says more', async ({ site }) => {
  const owner = await becomeOwner(site);
  const [one, other] = [await ask(owner), await ask(owner)];
  const key = other.url.split('.').at(-1);
  expect(await open(site, one, { key })).toMatchObject({ status: 404 });
  expect(await open(site, one, { requestId: 'nothing' })).toMatchObject({ status: 404 });
  expect(await open(site, one, { key: undefined })).toMatchObject({ status: 422 });
});

it('charges nothing once it is taken back', async ({ site }) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner);
  const page = await open(site, asked);
  const cancelled = await press(owner, asked, 'cancel');
  expect(await cancelled.json()).toMatchObject({ state: 'cancelled' });
  await pay(site, page.body.clientSecret);
  expect(await open(site, asked)).toMatchObject({
    status: 409,
    body: { code: 'request_cancelled' },
  });
  expect(await show(owner, asked)).toMatchObject({ state: 'cancelled', paidBy: null });
  for (const call of ['cancel', 'remind', 'received'])
    expect((await press(owner, asked, call)).status).toBe(409);
});

it('asks open pages again when its amount changes', async ({ site }) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner);
  const before = await open(site, asked);
  const changed = await press(owner, asked, 'change', { amount: 700 });
  expect(await changed.json()).toMatchObject({ amount: 700, version: 2 });
  await pay(site, before.body.clientSecret);
  expect(await show(owner, asked)).toMatchObject({ state: 'open' });
  const after = await open(site, asked);
  expect(after.body).toMatchObject({ amount: 700 });
  expect(after.body.clientSecret).not.toBe(before.body.clientSecret);
  await pay(site, after.body.clientSecret);
  expect(await show(owner, asked)).toMatchObject({ state: 'paid', paidBy: { amount: 700 } });
});

it('remembers the invoice details of the client', async ({ site }) => {
  const owner = await becomeOwner(site);
  const first = await ask(owner);
  const page = await open(site, first, { ...lisbon, buyer: 'company' });
  await pay(site, page.body.clientSecret);
  const second = await open(site, await ask(owner));
  expect(second.body).toMatchObject({
    details: { who: 'company', company: 'Tessera Lda', nif: '501964843', email: given.email },
  });
  // A page that says nothing keeps what another one said.
  const third = await ask(owner);
  await open(site, third, { buyer: 'self', country: 'PT' });
  expect((await open(site, third)).body).toMatchObject({ details: { who: 'self' } });
});

it('is received by a bank transfer, with a receipt, by an owner or a bookkeeper', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner);
  const page = await open(site, asked);
  await addStaff(site, { email: 'ana@entrada.example', role: 'staff' });
  const staff = await signIn(site, 'ana@entrada.example');
  expect((await press(staff, asked, 'received')).status).toBe(403);
  await addStaff(site, { email: 'rui@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'rui@entrada.example');
  const received = await press(bookkeeper, asked, 'received', { day: '2026-11-20' });
  expect(await received.json()).toMatchObject({
    state: 'paid',
    paidBy: { amount: 500, provider: 'transfer' },
  });
  await pay(site, page.body.clientSecret);
  const charges = await site.database.read((db) => db.selectFrom('charges').selectAll().execute());
  expect(charges).toMatchObject([{ amountCents: 50_000, paidAt: '2026-11-20T12:00:00.000Z' }]);
  expect(await open(site, asked)).toMatchObject({ status: 409, body: { code: 'request_paid' } });
});

it('is for the buyer of an order, and the client of a project', async ({ site }) => {
  const owner = await becomeOwner(site);
  const orderReference = await buyPackage(site);
  const ofOrder = await show(owner, await ask(owner, { orderReference }));
  expect(ofOrder).toMatchObject({ orderReference, person: { email: 'omar@cedar.example' } });
  const client = { email: 'ines@oliva.example', name: 'Inês', language: 'pt', title: 'Uma loja' };
  const project = await owner.send('/api/admin/projects', client);
  const { id: projectId } = (await project.json()) as { id: string };
  const ofProject = await show(owner, await ask(owner, { projectId }));
  expect(ofProject).toMatchObject({ language: 'pt', project: { title: 'Uma loja' } });
  const mail = (await site.mails()).find(({ to }) => to === client.email);
  expect(mail?.subject).toContain('Segunda metade, 500,00 €');
  expect(mail?.text).toContain('/pt/checkout?request=');
  const list = await readAs<PaymentRequestList>(
    owner,
    `/api/admin/payment-requests?project=${projectId}`,
  );
  expect(list.requests.map(({ id }) => id)).toEqual([ofProject.id]);
});

it('is reminded of by itself on working days, as other tasks are, until it is paid', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  later({ hours: 2 });
  const asked = await ask(owner, { dueDay: '2026-12-03' });
  const days: string[] = [];
  for (let day = 0; day < 20; day += 1) {
    const before = await site.mails();
    await remindRequests(site.context);
    await remindRequests(site.context);
    const added = (await site.mails()).length - before.length;
    if (added > 0) days.push(`${site.clock.now.toISOString().slice(0, 10)} ${added}`);
    if (day === 12) await pay(site, (await open(site, asked)).body.clientSecret);
    later({ days: 1 });
  }
  expect(days).toEqual(['2026-11-30 1', '2026-12-03 1']);
});

it('is reminded of, and late after its day', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const asked = await ask(owner, { dueDay: '2026-11-25' });
  expect(await (await press(owner, asked, 'remind')).json()).toMatchObject({ reminders: 1 });
  later({ days: 4 });
  const again = await signIn(site, 'rita@entrada.example');
  expect(await show(again, asked)).toMatchObject({ isOverdue: true, reminders: 1 });
  expect(await readAs(again, '/api/admin/payment-requests?state=open')).toMatchObject({
    health: { open: 50_000, late: 50_000, due: 0, expected: 50_000 },
  });
});

it.for([
  [1000, true],
  [999.99, false],
] as const)(
  'of €%d that is paid past the details: the receipt asks for those of the invoice: %j',
  async ([amount, isAsked], { site }) => {
    const owner = await becomeOwner(site);
    const { body } = await open(site, await ask(owner, { amount }));
    await pay(site, body.clientSecret);
    const receipt = (await site.mails()).find(({ kind }) => kind === 'order-receipt');
    const text = (receipt?.text ?? '').replace(/\s+/g, ' ');
    expect(text).toContain('Second half');
    expect(text.includes('Please reply with your full name and address')).toBe(isAsked);
  },
);
