import { expect } from 'vitest';
import type { PaymentRequestList } from '#features/payments/requests/requests.ts';
import { askDueParts } from '#features/quotes/ask-due-parts.server.ts';
import type { CreatedQuote } from '#features/quotes/create-quote.server.ts';
import type {
  QuoteList,
  ShownQuote,
  ShownQuoteTotals,
  StaffQuote,
} from '#features/quotes/quotes.ts';
import type { SearchResult } from '#features/search/search.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const given = {
  email: 'noor@tessera.example',
  name: 'Noor Haddad',
  title: 'A company with two partners',
  titlePt: 'Uma sociedade com dois sócios',
  lines: [
    { text: 'Formation', textPt: 'Constituição', quantity: 1, unitAmount: 900 },
    { text: 'Advice, per hour', textPt: 'Aconselhamento, por hora', quantity: 1.5, unitAmount: 90 },
  ],
  validUntil: '2026-12-24',
  plan: [
    { percent: 50, when: 'accepted' },
    { percent: 50, when: '2026-12-10' },
  ],
};

async function write(owner: Browser, more: object = {}): Promise<CreatedQuote> {
  const response = await owner.send('/api/admin/quotes', { ...given, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedQuote;
}

async function send(owner: Browser, more: object = {}): Promise<CreatedQuote> {
  const quote = await write(owner, more);
  const sent = await owner.send(`/api/admin/quotes/${quote.id}/send`, {});
  expect(sent.status).toBe(200);
  return quote;
}

const show = (owner: Browser, { id }: { id: string }) =>
  readAs<StaffQuote>(owner, `/api/admin/quotes/${id}`);

const listRequests = async (owner: Browser) =>
  (await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests')).requests;

async function read(site: StaffSite, { url }: { url: string }): Promise<ShownQuote> {
  const response = await openBrowser(site).get(`/api${url}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ShownQuote;
}

async function decide(site: StaffSite, { url }: { url: string }, body: object) {
  const response = await openBrowser(site).send(`/api${url}`, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const accepting = { choice: 'accepted', name: 'Noor Haddad' };

it('is written, sent by one link, and read by whoever has it', async ({ site }) => {
  const owner = await becomeOwner(site);
  const quote = await write(owner);
  expect(quote.url).toMatch(/^\/do\/[\w-]{43}$/);
  expect(await read(site, quote)).toMatchObject({ state: 'draft' });
  expect((await decide(site, quote, accepting)).body).toMatchObject({ code: 'not_sent' });
  await owner.send(`/api/admin/quotes/${quote.id}/send`, {});
  const mails = (await site.mails()).filter(({ to }) => to === given.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['quote-sent']);
  expect(mails[0]?.text).toContain(quote.url);
  const shown = await read(site, quote);
  expect(shown).toMatchObject({
    kind: 'quote',
    state: 'open',
    title: 'A company with two partners',
    total: 1035,
    validUntil: '2026-12-24',
    lines: [{ amount: 900 }, { text: 'Advice, per hour', quantity: 1.5, amount: 135 }],
    plan: [{ amount: 517.5 }, { amount: 517.5 }],
  });
  expect(shown.terms).toContain('14 days');
  const { quotes } = await readAs<QuoteList>(owner, '/api/admin/quotes?state=sent');
  expect(quotes).toMatchObject([{ id: quote.id, version: 1, person: { email: given.email } }]);
});

it.for([
  [{ plan: [{ percent: 60, when: 'accepted' }] }, 'plan', 'not_whole'],
  [{ plan: [] }, 'plan', 'required'],
  [{ plan: [{ percent: 100, when: 'soon' }] }, 'plan.0.when', 'invalid_when'],
  [{ plan: [{ percent: 100, when: { step: 1 } }] }, 'plan.0.when', 'unknown_step'],
  [{ lines: [] }, 'lines', 'required'],
  [
    { lines: [{ text: 'A', quantity: 1, unitAmount: 1.001 }] },
    'lines.0.unitAmount',
    'two_decimals',
  ],
  [{ lines: [{ text: 'A', quantity: 10_000, unitAmount: 999_999 }] }, 'lines', 'too_large'],
  [{ lines: [{ text: 'A', quantity: 1, unitAmount: 0.01 }] }, 'plan', 'part_too_small'],
  [{ validUntil: '2026-02-30' }, 'validUntil', 'invalid_date'],
  [{ title: '' }, 'title', 'required'],
  [{ email: '' }, 'email', 'required'],
  [{ personId: 'nobody' }, 'personId', 'unknown_person'],
  [{ packageId: 'none' }, 'packageId', 'unknown_package'],
] as const)('names what is wrong: %j', async ([more, field, code], { site }) => {
  const owner = await becomeOwner(site);
  const response = await owner.send('/api/admin/quotes', { ...given, ...more });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field, code }] });
});

it('is accepted once: words, work and all payments in one', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner, { packageId: 'company-setup' });
  expect(await decide(site, quote, { choice: 'accepted' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name', code: 'required' }] },
  });
  const { sha256, earlyStart, total } = await read(site, quote);
  const answers = await Promise.all(
    [1, 2].map(() => decide(site, quote, { ...accepting, sha256, earlyStart: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const shown = await show(owner, quote);
  expect(shown).toMatchObject({ state: 'accepted', project: { title: given.title } });
  expect(shown.decisions).toMatchObject([{ name: 'Noor Haddad', sha256, earlyStart, version: 1 }]);
  expect(shown.decisions[0]?.words).toContain('Accept, with obligation to pay');
  const requests = await listRequests(owner);
  expect(requests).toHaveLength(2);
  expect(requests.reduce((sum, request) => sum + request.total, 0)).toBe(total);
  for (const request of requests)
    expect(request).toMatchObject({ title: given.title, project: { id: shown.project?.id } });
  expect(requests.filter(({ mailedAt }) => mailedAt !== null)).toHaveLength(1);
  const kinds = (await site.mails()).map(({ kind }) => kind);
  for (const kind of ['quote-accepted', 'quote-decision', 'payment-request-asked'])
    expect(kinds.filter((one) => one === kind)).toHaveLength(1);
  const steps = await site.database.read((db) =>
    db.selectFrom('projectSteps').select('id').execute(),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect((await decide(site, quote, { ...accepting, name: 'Somebody' })).body).toMatchObject({
    code: 'done',
  });
  later({ days: 30 });
  expect(await askDueParts(site.context)).toBe(1);
  expect(await askDueParts(site.context)).toBe(0);
  const again = await signIn(site, ownerEmail);
  expect((await listRequests(again)).every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

it('asks early for a part that waits, in the words of a first mail and once', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner);
  expect((await decide(site, quote, accepting)).status).toBe(200);
  const waiting = (await listRequests(owner)).find(({ mailedAt }) => mailedAt === null);
  const call = `/api/admin/payment-requests/${waiting?.id}/remind`;
  const sent = async () =>
    (await site.mails())
      .filter(
        ({ kind, text }) =>
          kind.startsWith('payment-request-') && text.includes(waiting?.id ?? '-'),
      )
      .map(({ kind }) => kind)
      .sort();
  expect((await owner.send(call, {})).status).toBe(200);
  expect(await sent()).toEqual(['payment-request-asked']);
  expect((await read(site, quote)).plan[1]?.url).toContain(waiting?.id);
  expect((await show(owner, quote)).plan[1]?.askedAt).not.toBeNull();
  expect((await owner.send(call, {})).status).toBe(200);
  const both = ['payment-request-asked', 'payment-request-reminded'];
  expect(await sent()).toEqual(both);
  later({ days: 17 });
  // It waits no longer.
  expect(await askDueParts(site.context)).toBe(0);
  expect(await sent()).toEqual(both);
});

it('asks for a part when its step is done, and not before', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const plan = [
    { percent: 30, when: 'accepted' },
    { percent: 70, when: { step: 2 } },
  ];
  const quote = await send(owner, { packageId: 'company-setup', plan });
  expect((await decide(site, quote, accepting)).status).toBe(200);
  later({ days: 200 });
  expect(await askDueParts(site.context)).toBe(0);
  const again = await signIn(site, ownerEmail);
  const waiting = (await listRequests(again)).find(({ mailedAt }) => mailedAt === null);
  expect(waiting).toMatchObject({ isOverdue: false });
  await site.database.transaction((trx) =>
    trx
      .updateTable('projectSteps')
      .set({ doneAt: site.clock.now.toISOString() })
      .where('sort', '=', 1)
      .execute(),
  );
  expect(await askDueParts(site.context)).toBe(1);
  expect((await show(again, quote)).plan[1]).toMatchObject({ requestState: 'open' });
});

it('has a new version after changes, and an old page accepts nothing', async ({ site }) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner);
  const before = await read(site, quote);
  const asking = { choice: 'changes', name: '', comment: 'Without the hours, please.' };
  expect((await decide(site, quote, asking)).status).toBe(200);
  expect(await show(owner, quote)).toMatchObject({ state: 'changes', project: null });
  expect((await decide(site, quote, accepting)).status).toBe(409);
  const { email: _, name: _name, ...words } = given;
  const change = { ...words, lines: given.lines.slice(0, 1) };
  const changed = await owner.send(`/api/admin/quotes/${quote.id}`, change, { method: 'PUT' });
  expect(await changed.json()).toMatchObject({ state: 'draft', version: 2, amount: 900 });
  await owner.send(`/api/admin/quotes/${quote.id}/send`, {});
  const { sha256 } = before;
  expect((await decide(site, quote, { ...accepting, sha256 })).body).toMatchObject({
    code: 'newer_version',
  });
  expect((await decide(site, quote, accepting)).status).toBe(200);
  expect((await listRequests(owner)).map(({ amount }) => amount)).toEqual([450, 450]);
  expect((await owner.send(`/api/admin/quotes/${quote.id}/withdraw`, {})).status).toBe(409);
});

it('is refused once it has expired or was taken back, and nothing is made', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const [expiring, withdrawn] = [await send(owner), await send(owner, { title: 'Another' })];
  expect((await owner.send(`/api/admin/quotes/${withdrawn.id}/withdraw`, {})).status).toBe(200);
  expect(await decide(site, withdrawn, accepting)).toMatchObject({
    status: 409,
    body: { code: 'withdrawn' },
  });
  later({ days: 60 });
  expect(await read(site, expiring)).toMatchObject({ state: 'expired' });
  expect(await decide(site, expiring, accepting)).toMatchObject({
    status: 409,
    body: { code: 'expired' },
  });
  expect(await decide(site, expiring, { choice: 'perhaps' })).toMatchObject({ status: 409 });
  expect(await listRequests(await signIn(site, ownerEmail))).toEqual([]);
});

it('is made once for one key, and a wrong link is unknown', async ({ site }) => {
  const owner = await becomeOwner(site);
  const headers = { 'Idempotency-Key': 'one-quote-00000001' };
  const answers = await Promise.all(
    [1, 2].map(async () => (await owner.send('/api/admin/quotes', given, { headers })).json()),
  );
  expect(answers[1]).toEqual(answers[0]);
  const { url } = answers[0] as CreatedQuote;
  const wrong = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
  expect((await openBrowser(site).get(`/api${wrong}`)).status).toBe(404);
  expect(await decide(site, { url: wrong }, accepting)).toMatchObject({ status: 404 });
});

function post(site: StaffSite, path: string, fields: Record<string, string>) {
  return site.app.request(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { Origin: 'null', 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

it('is a page without scripts, in the client’s language, the terms above the button', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner, { language: 'pt' });
  const html = await (await openBrowser(site).get(quote.url)).text();
  expect(html).toContain('Uma sociedade com dois sócios');
  const [terms, button] = ['Os nossos termos', 'Aceitar, com obrigação de pagar'].map((words) =>
    html.indexOf(words),
  );
  expect(terms).toBeGreaterThan(0);
  expect(button).toBeGreaterThan(terms ?? 0);
  const [, sha256 = ''] = /name="sha256" value="(\w{64})"/.exec(html) ?? [];
  const unsigned = await post(site, quote.url, { choice: 'accepted', name: '', comment: 'Talvez' });
  expect(unsigned.status).toBe(422);
  expect(await unsigned.text()).toContain('Talvez');
  const fields = { choice: 'accepted', name: 'Noor Haddad', sha256, earlyStart: 'yes' };
  const accepted = await post(site, quote.url, fields);
  expect(accepted.status).toBe(303);
  const after = await (await openBrowser(site).get(quote.url)).text();
  expect(after).toContain('Aceite por Noor Haddad');
  expect(after).not.toContain('<form');
  expect((await show(owner, quote)).decisions[0]?.earlyStart).toContain('livre resolução');
});

it('goes with its person while nothing of it was paid', async ({ site }) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner);
  await decide(site, quote, accepting);
  const { person } = await show(owner, quote);
  const erased = await owner.send(`/api/admin/people/${person.id}/erase`, { endsWork: true });
  expect(erased.status).toBe(200);
  expect((await owner.get(`/api/admin/quotes/${quote.id}`)).status).toBe(404);
  expect((await openBrowser(site).get(`/api${quote.url}`)).status).toBe(404);
  expect(await listRequests(owner)).toEqual([]);
});

it('is reckoned before it is written, as it will be charged', async ({ site }) => {
  const owner = await becomeOwner(site);
  const totals = await readAs<ShownQuoteTotals>(
    owner,
    '/api/admin/quote-totals?cents=103500&percents=33.33,66.67',
  );
  const { id } = await write(owner, {
    plan: [
      { percent: 33.33, when: 'accepted' },
      { percent: 66.67, when: '2026-12-10' },
    ],
  });
  const quote = await show(owner, { id });
  expect(totals).toMatchObject({ total: quote.total, net: quote.net, vat: quote.vat });
  expect(totals.parts).toEqual(quote.plan.map(({ total }) => total));
  for (const query of [
    'cents=0&percents=100',
    'cents=100&percents=50',
    'cents=100&percents=50,fifty',
  ])
    expect((await owner.get(`/api/admin/quote-totals?${query}`)).status).toBe(422);
});

it('is listed as expired once its day has passed, and counted while changes wait', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const late = await send(owner);
  const other = await send(owner, { validUntil: '2027-06-30' });
  const listed = async (state: string) =>
    (await readAs<QuoteList>(owner, `/api/admin/quotes?state=${state}`)).quotes.map(({ id }) => id);
  const count = async () => (await readAs<{ quotes: number }>(owner, '/api/admin/counts')).quotes;
  expect(await listed('expired')).toEqual([]);
  expect(await count()).toBe(0);
  await decide(site, other, { choice: 'changes', name: '', comment: 'Without the second visit.' });
  expect(await listed('changes')).toEqual([other.id]);
  expect(await count()).toBe(1);
  later({ days: 60 });
  const again = await signIn(site, ownerEmail);
  const { quotes } = await readAs<QuoteList>(again, '/api/admin/quotes?state=expired');
  expect(quotes).toMatchObject([{ id: late.id, isExpired: true, state: 'sent' }]);
});

it('and what it asks for are found by their words, and no more once they are erased', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const quote = await send(owner);
  await decide(site, quote, accepting);
  const found = async (q: string) =>
    (await readAs<SearchResult>(owner, `/api/admin/search?q=${encodeURIComponent(q)}`)).entries.map(
      ({ kind }) => kind,
    );
  expect(await found('aconselhamento')).toEqual(['quote']);
  const [request] = await listRequests(owner);
  expect(await found(request?.reference ?? '')).toEqual(['payment-request']);
  const { person } = await show(owner, quote);
  await owner.send(`/api/admin/people/${person.id}/erase`, { endsWork: true });
  expect(await found('aconselhamento')).toEqual([]);
  expect(await found(request?.reference ?? '')).toEqual([]);
});
