import { describe, expect } from 'vitest';
import { trapName } from '#core/form-trap.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { lisbon } from '../../factories/buyers.ts';
import {
  ask,
  type Bought,
  cards,
  historyOf,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const day = 24 * 3_600_000;
const email = 'omar@cedar.example';

type Purchase = Bought & { token: string; reference: string };

/** Buys a package as a consumer unless `buyer` is a company; returns its withdrawal token. */
async function purchase(
  site: OrderSite,
  { packageId = 'company-setup', language = 'en', buyer = {}, card = cards.good as string } = {},
): Promise<Purchase> {
  const { body } = await ask(site, { amount: 1, packageId, language, ...buyer });
  const { orderId, clientSecret } = body as Bought;
  const details = { clientSecret, email, name: 'Omar Haddad' };
  await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body: details });
  const paid = await pay(site, clientSecret, card);
  const opened = await send(site, '/api/withdrawals/open', { body: { orderId, clientSecret } });
  const { reference } = await requireOrder(site, orderId);
  const { payment } = paid.body;
  return {
    orderId,
    clientSecret,
    reference,
    payment: String(payment),
    token: String(opened.body.token),
  };
}

const statement = (token: string, change: object = {}) => ({
  body: { token, name: 'Omar Haddad', email, locale: 'en', ...change },
});

async function post(site: OrderSite, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await site.app.request(path, { method: 'POST', body });
  return { status: response.status, location: response.headers.get('location') };
}

async function mailsOf(site: OrderSite, kind: string) {
  return (await waitingMails(site)).filter((mail) => mail.kind === kind);
}

describe('the link to withdraw', () => {
  it('is in the receipt, in its language, and opens what the order is', async ({ site }) => {
    const { token, reference } = await purchase(site, { language: 'pt' });
    const [receipt] = await mailsOf(site, 'order-receipt');
    expect(receipt?.text).toContain('Resolver o contrato aqui');
    expect(receipt?.text).toContain(`/pt/withdrawal/${token}`);
    expect(receipt?.text.replace(/\s+/g, ' ')).toContain(
      'Como consumidor, pode exercer a livre resolução até 7 de dezembro de 2026, sem indicar o motivo',
    );
    const { status, body } = await send(site, `/api/withdrawals/${token}`, { method: 'GET' });
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'open',
      reference,
      quote: null,
      isPaid: true,
      service: 'Company Setup',
      servicePt: 'Abertura de Empresa',
      concludedOn: '2026-11-23',
      lastDay: '2026-12-07',
      receivedAt: null,
      name: 'Omar Haddad',
      email,
    });
  });

  it('is not in the receipt of a business, whose page says why', async ({ site }) => {
    const { token } = await purchase(site, { buyer: lisbon });
    const [receipt] = await mailsOf(site, 'order-receipt');
    expect(receipt?.text).not.toMatch(/\/withdrawal\/|As a consumer/);
    const refused = await send(site, '/api/withdrawals', statement(token));
    expect(refused).toMatchObject({ status: 409, body: { code: 'business' } });
  });

  it('is given to whoever knows the payment, and to nobody else', async ({ site }) => {
    const { orderId } = await purchase(site);
    for (const wrong of [
      { orderId, clientSecret: 'wrong' },
      { orderId: 'none', clientSecret: 'wrong' },
      { orderId: 'no\0ne', clientSecret: 'wrong' },
    ])
      expect(await send(site, '/api/withdrawals/open', { body: wrong })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });

  it('is not valid after a change of one letter', async ({ site }) => {
    const { token } = await purchase(site);
    for (const at of [0, 20, 42]) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      const shown = await send(site, `/api/withdrawals/${forged}`, { method: 'GET' });
      expect(shown.status).toBe(404);
      expect((await send(site, '/api/withdrawals', statement(forged))).status).toBe(404);
    }
    expect(await rows(site, 'withdrawals')).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('is stored, confirmed with content, day and time, and told to the company', async ({
    site,
  }) => {
    const { token, orderId, reference } = await purchase(site);
    await site.pass(3 * day);
    const { status, body } = await send(site, '/api/withdrawals', statement(token));
    const receivedAt = '2026-11-26T08:30:00.000Z';
    expect({ status, ...body }).toMatchObject({ status: 200, state: 'received', receivedAt });
    const words = `I hereby give notice that I withdraw from my contract for the provision of the service “Company Setup”, order ${reference}, concluded on 23 November 2026.`;
    expect(await rows(site, 'withdrawals')).toEqual([
      {
        orderId,
        name: 'Omar Haddad',
        email,
        language: 'en',
        statement: words,
        receivedAt,
      },
    ]);
    expect(await historyOf(site, orderId)).toContain('withdrawn');
    expect(await rows(site, 'companyTasks')).toContainEqual(
      expect.objectContaining({ kind: 'withdrawal', orderId, dueAt: '2026-12-09T18:00:00.000Z' }),
    );
    expect(await rows(site, 'companyTasks')).toContainEqual(
      expect.objectContaining({ kind: 'contact-client', orderId, doneAt: receivedAt }),
    );
    const works = await site.database.read((db) =>
      db
        .selectFrom('projects')
        .select(['state', 'pausedAt'])
        .where('orderId', '=', orderId)
        .execute(),
    );
    expect(works).toEqual([{ state: 'paused', pausedAt: receivedAt }]);
    const [confirmation] = await mailsOf(site, 'withdrawal-received');
    expect(confirmation?.to).toBe(email);
    for (const part of [words, 'Omar Haddad', 'Thursday 26 November 2026', '08:30'])
      expect(confirmation?.text.replace(/\s+/g, ' ')).toContain(part);
    const [notice] = await mailsOf(site, 'withdrawal-notice');
    expect(notice).toMatchObject({ to: 'ola@entrada.example', replyTo: email });
    for (const mail of [confirmation, notice])
      expect(mail?.text).toContain('Test mode: no money was moved.');
    expect(notice?.text).toContain(`/admin/orders/${reference}`);
  });

  it('is the same when it is sent again, and after the period', async ({ site }) => {
    const { token } = await purchase(site);
    const first = await send(site, '/api/withdrawals', statement(token));
    const mails = (await waitingMails(site)).length;
    await site.pass(40 * day);
    const changed = { name: 'Other', email: 'other@cedar.example', locale: 'pt' };
    expect(await send(site, '/api/withdrawals', statement(token, changed))).toEqual(first);
    expect(await waitingMails(site)).toHaveLength(mails);
    expect(await rows(site, 'withdrawals')).toHaveLength(1);
  });

  it('sent twice at once is stored once', async ({ site }) => {
    const { token } = await purchase(site);
    const both = await Promise.all(
      [1, 2].map(() => send(site, '/api/withdrawals', statement(token))),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(site, 'withdrawal-received')).toHaveLength(1);
  });

  it('comes too late from the midnight after the last day in Lisbon', async ({ site }) => {
    const { token } = await purchase(site);
    site.clock.now = new Date('2026-12-08T00:00:00.000Z');
    const refused = await send(site, '/api/withdrawals', statement(token, { locale: 'pt' }));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'over', title: 'O prazo de livre resolução deste contrato terminou' },
    });
    const shown = await send(site, `/api/withdrawals/${token}`, { method: 'GET' });
    expect(shown.body).toMatchObject({ state: 'over', lastDay: '2026-12-07' });
    expect(await rows(site, 'withdrawals')).toEqual([]);
  });

  it('is refused for an order that was never paid', async ({ site }) => {
    const { body } = await ask(site);
    await pay(site, body.clientSecret, cards.declined);
    const { orderId, clientSecret } = body;
    const opened = await send(site, '/api/withdrawals/open', { body: { orderId, clientSecret } });
    const refused = await send(site, '/api/withdrawals', statement(String(opened.body.token)));
    expect(refused).toMatchObject({ status: 409, body: { code: 'unpaid' } });
  });

  it('ends a subscription, which is not charged again', async ({ site }) => {
    const { token, orderId } = await purchase(site, { packageId: 'growth-partner' });
    await send(site, '/api/withdrawals', statement(token));
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    await site.pass(40 * day);
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('names each field that is wrong, and stores nothing', async ({ site }) => {
    const { token } = await purchase(site);
    const wrong = statement(token, { name: ' ', email: 'omar' });
    const { status, body } = await send(site, '/api/withdrawals', wrong);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'invalid_email' },
    ]);
    expect(await rows(site, 'withdrawals')).toEqual([]);
  });
});

describe('a form without scripts', () => {
  it('withdraws and returns to the page', async ({ site }) => {
    const { token } = await purchase(site);
    const fields = { token, name: 'Omar', email, locale: 'pt' };
    const sent = await post(site, '/api/withdrawals', fields);
    expect(sent).toEqual({ status: 303, location: `/pt/withdrawal/${token}` });
    expect(await rows(site, 'withdrawals')).toMatchObject([{ name: 'Omar', language: 'pt' }]);
    expect((await rows(site, 'withdrawals'))[0]?.statement).toContain('23 de novembro de 2026');
  });

  it('returns to the page with the problem', async ({ site }) => {
    const { token } = await purchase(site);
    const sent = await post(site, '/api/withdrawals', { token, name: '', email });
    expect(sent).toEqual({ status: 303, location: `/withdrawal/${token}?problem=1` });
    expect(await rows(site, 'withdrawals')).toEqual([]);
  });

  it('opens the page of an order from its payment', async ({ site }) => {
    const { token, orderId, clientSecret } = await purchase(site);
    const opened = await post(site, '/api/withdrawals/open', { orderId, clientSecret });
    expect(opened).toEqual({ status: 303, location: `/withdrawal/${token}` });
  });
});

describe('the task to repay', () => {
  const task = async (site: OrderSite) =>
    (await rows(site, 'companyTasks')).find(({ kind }) => kind === 'withdrawal');

  it('is done once all of it is refunded, and not by a part', async ({ site }) => {
    const { token, reference } = await purchase(site);
    await send(site, '/api/withdrawals', statement(token));
    await refundOrder(site.context, { reference, totalCents: 45_000 });
    expect(await task(site)).toMatchObject({ doneAt: null });
    await refundOrder(site.context, { reference, totalCents: 145_000 });
    expect(await task(site)).toMatchObject({ doneAt: expect.any(String) });
  });

  it('is not opened for an order that was refunded before', async ({ site }) => {
    const { token, reference } = await purchase(site);
    await refundOrder(site.context, { reference, totalCents: null });
    expect((await send(site, '/api/withdrawals', statement(token))).status).toBe(200);
    expect(await task(site)).toBeUndefined();
  });

  it('is done once the buyer has the money back by a dispute that is lost', async ({ site }) => {
    const { token, payment } = await purchase(site, { card: cards.disputed });
    await site.pass(0);
    await send(site, '/api/withdrawals', statement(token));
    expect(await task(site)).toMatchObject({ doneAt: null });
    const [dispute] = await rows(site, 'disputes');
    expect(dispute).toMatchObject({ paymentId: payment });
    await site.sandbox.closeDispute(String(dispute?.id), 'lost');
    await site.pass(0);
    expect(await task(site)).toMatchObject({ doneAt: expect.any(String) });
  });
});

describe('a request for the link', () => {
  it('is answered the same for any order and address; only the mail differs', async ({ site }) => {
    const { reference, token } = await purchase(site);
    const answers = [];
    for (const body of [
      { reference: reference.toLowerCase(), email: 'OMAR@cedar.example', locale: 'pt' },
      { reference, email: 'stranger@cedar.example' },
      { reference: 'EN-AAAAAA', email },
    ])
      answers.push(await send(site, '/api/withdrawals/requests', { body }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 202, body: {} })]),
    );
    const mails = await mailsOf(site, 'withdrawal-link');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email });
    expect(mails[0]?.text).toContain(`/pt/withdrawal/${token}`);
  });

  it('mails one address at most three a day', async ({ site }) => {
    const { reference } = await purchase(site);
    for (let count = 0; count < 5; count += 1)
      await send(site, '/api/withdrawals/requests', { body: { reference, email } });
    expect(await mailsOf(site, 'withdrawal-link')).toHaveLength(3);
  });

  it('is refused from a program that fills in every field, and says so to a person', async ({
    site,
  }) => {
    const { reference } = await purchase(site);
    const body = { reference, email, website: 'x' };
    const refused = await send(site, '/api/withdrawals/requests', { body });
    expect(refused).toMatchObject({ status: 422, body: { code: 'refused' } });
    const sent = await post(site, '/api/withdrawals/requests', body);
    expect(sent).toEqual({ status: 303, location: '/withdrawal?again=1' });
    const trapped = { reference, email, [trapName]: 'x' };
    expect(await post(site, '/api/withdrawals/requests', trapped)).toEqual(sent);
    expect(await mailsOf(site, 'withdrawal-link')).toEqual([]);
    const empty = { reference, email, [trapName]: '' };
    await post(site, '/api/withdrawals/requests', empty);
    expect(await mailsOf(site, 'withdrawal-link')).toHaveLength(1);
  });
});

it('logs neither the token nor the words of a withdrawal', async ({ site }) => {
  const { token } = await purchase(site);
  await send(site, '/api/withdrawals', statement(token));
  for (const secret of [token, email, 'Omar']) expect(site.log.join('\n')).not.toContain(secret);
});
