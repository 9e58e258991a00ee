import { describe, expect } from 'vitest';
import {
  ask,
  type Bought,
  buy,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

type Named = Pick<Bought, 'orderId' | 'clientSecret'>;

function saveBilling(site: OrderSite, { orderId, clientSecret }: Named, billing: object) {
  const body = { clientSecret, ...billing };
  return send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
}

async function newOrder(site: OrderSite, body: object = {}): Promise<Named> {
  const answer = await ask(site, { amount: 1450, packageId: 'company-setup', ...body });
  return answer.body as Named;
}

async function receipts(site: OrderSite) {
  return (await waitingMails(site)).filter(({ kind }) => kind === 'order-receipt');
}

const details = {
  name: 'Noor  El-Amin\n',
  email: 'noor@tessera.example',
  company: 'Tessera',
  nif: 'PT 500 697 256',
  vatNumber: '123 456 789',
  country: 'de',
};

describe('the details for an invoice', () => {
  it('are normalized and stored, and may be changed until the payment', async ({ site }) => {
    const order = await newOrder(site);
    expect(await saveBilling(site, order, details)).toEqual({ status: 204, body: {} });
    expect(await requireOrder(site, order.orderId)).toMatchObject({
      billingName: 'Noor  El-Amin',
      billingEmail: 'noor@tessera.example',
      billingCompany: 'Tessera',
      billingNif: '500697256',
      billingVatNumber: 'DE123456789',
      billingCountry: 'DE',
    });
    await saveBilling(site, order, { email: '', country: null, company: 'Tessera Lda' });
    expect(await requireOrder(site, order.orderId)).toMatchObject({
      billingName: 'Noor  El-Amin',
      billingEmail: null,
      billingCompany: 'Tessera Lda',
      billingNif: '500697256',
      billingCountry: null,
    });
  });

  it.for([
    ['email', 'invalid_email', { email: 'noor@tessera' }],
    ['email', 'invalid_email', { email: 'a@b.example,c@d.example' }],
    ['nif', 'invalid_nif', { nif: '500697257' }],
    ['nif', 'invalid_nif', { nif: '12345' }],
    ['vatNumber', 'invalid_vat_number', { vatNumber: 'DE12' }],
    ['vatNumber', 'invalid_vat_number', { vatNumber: '1234', country: 'FR' }],
    ['vatNumber', 'vat_country_differs', { vatNumber: 'DE123456789', country: 'FR' }],
    ['country', 'invalid_country', { country: 'ZQ' }],
    ['country', 'too_long', { country: 'Portugal' }],
    ['name', 'too_long', { name: 'x'.repeat(201) }],
    ['name', 'invalid_type', { name: 7 }],
    ['clientSecret', 'invalid_type', { clientSecret: 7 }],
  ] as const)('are refused by their field: %s, %s', async ([field, code, billing], { site }) => {
    const order = await newOrder(site);
    const { status, body } = await saveBilling(site, order, billing);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_fields', errors: [{ field, code }] });
    expect((await requireOrder(site, order.orderId)).billingName).toBeNull();
  });

  it('are refused field by field, all at once', async ({ site }) => {
    const { body } = await saveBilling(site, await newOrder(site), {
      email: 'x',
      nif: '1',
      country: 'ZZZ',
    });
    const errors = body.errors as { field: string }[];
    expect(errors.map(({ field }) => field)).toEqual(['country']);
    const further = await saveBilling(site, await newOrder(site), {
      email: 'x',
      nif: '1',
      country: 'QQ',
    });
    const all = further.body.errors as { field: string }[];
    expect(all.map(({ field }) => field)).toEqual(['email', 'nif', 'country']);
  });

  it('are refused where the country was given before, and names another', async ({ site }) => {
    const order = await newOrder(site);
    expect((await saveBilling(site, order, { country: 'FR' })).status).toBe(204);
    const { body } = await saveBilling(site, order, { vatNumber: 'DE123456789' });
    expect(body).toMatchObject({ errors: [{ field: 'vatNumber', code: 'vat_country_differs' }] });
    expect(
      (await saveBilling(site, order, { vatNumber: 'DE123456789', country: 'DE' })).status,
    ).toBe(204);
  });

  it('of another order cannot be written, and nothing of it is revealed', async ({ site }) => {
    const [one, other] = [await newOrder(site), await newOrder(site)];
    const stranger = { orderId: one.orderId, clientSecret: other.clientSecret };
    expect((await saveBilling(site, stranger, details)).status).toBe(404);
    expect((await saveBilling(site, { ...one, orderId: 'unknown' }, details)).status).toBe(404);
    expect((await saveBilling(site, { ...one, orderId: 'no%00body' }, details)).status).toBe(404);
    expect((await requireOrder(site, one.orderId)).billingEmail).toBeNull();
  });

  it('stay as they are after the payment, except for what is missing', async ({ site }) => {
    const order = await newOrder(site);
    await saveBilling(site, order, { email: 'noor@tessera.example' });
    await pay(site, order.clientSecret);
    await saveBilling(site, order, { email: 'thief@evil.example', company: 'Tessera' });
    expect(await requireOrder(site, order.orderId)).toMatchObject({
      billingEmail: 'noor@tessera.example',
      billingCompany: 'Tessera',
    });
    expect(await receipts(site)).toHaveLength(1);
  });
});

describe('the mails of a paid order', () => {
  it('are a receipt with what happens next, and a notification with a task for the company', async ({
    site,
  }) => {
    const order = await newOrder(site);
    await saveBilling(site, order, details);
    await pay(site, order.clientSecret);
    const { reference } = await requireOrder(site, order.orderId);
    const [receipt] = await receipts(site);
    expect(receipt).toMatchObject({
      to: 'noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: `Payment received: Company Setup (${reference})`,
    });
    for (const words of [
      'Company Setup',
      '€1,450.00',
      'Monday 23 November 2026, 08:30 (Lisbon)',
      'Completed',
      reference,
      'nothing was charged.',
      'NIF 500697256',
      'Germany',
      'E-mail confirmation',
      'A consultant contacts you within 24 hours.',
      'Schedule a session',
      '2 meetings of 45 minutes',
      'https://entrada.example/with-us/',
    ]) {
      expect(receipt?.text.replace(/\s+/g, ' ')).toContain(words);
      expect(receipt?.html.replace(/<\/?span[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain(
        words,
      );
    }
    const [notification] = (await waitingMails(site)).filter(({ kind }) => kind === 'order-paid');
    expect(notification).toMatchObject({
      to: 'ola@entrada.example',
      replyTo: 'noor@tessera.example',
    });
    expect(notification?.text).toContain('Monday 23 November 2026, 18:00');
    expect(await rows(site, 'companyTasks')).toMatchObject([
      {
        kind: 'contact-client',
        orderId: order.orderId,
        dueAt: '2026-11-23T18:00:00.000Z',
        doneAt: null,
      },
    ]);
  });

  it('are in Portuguese if the page was', async ({ site }) => {
    const order = await newOrder(site, { language: 'pt' });
    await saveBilling(site, order, details);
    await pay(site, order.clientSecret);
    const [receipt] = await receipts(site);
    expect(receipt?.subject).toMatch(/^Pagamento recebido: Abertura de Empresa/);
    const text = receipt?.text.replace(/\s+/g, ' ') ?? '';
    for (const words of [
      '1450,00 €',
      'Alemanha',
      'Segunda-feira, 23 de novembro de 2026, às 08:30 (Lisboa)',
      'Um consultor contacta-o no prazo de 24 horas.',
      '2 reuniões de 45 minutos',
      'https://entrada.example/with-us/',
    ])
      expect(text).toContain(words);
  });

  it('say how often it is charged when it recurs', async ({ site }) => {
    const order = await newOrder(site, { packageId: 'store-care', language: 'pt' });
    await saveBilling(site, order, details);
    await pay(site, order.clientSecret);
    const text = (await receipts(site))[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('290,00 € por mês');
  });

  it('go out when the address comes after the payment, and never twice', async ({ site }) => {
    const bought = await buy(site);
    expect(await receipts(site)).toEqual([]);
    for (const _ of [1, 2]) await saveBilling(site, bought, { email: 'noor@tessera.example' });
    await site.database.transaction((trx) => trx.deleteFrom('outbox').execute());
    await saveBilling(site, bought, { email: 'noor@tessera.example' });
    expect(await waitingMails(site)).toEqual([]);
    expect(await rows(site, 'charges')).toMatchObject([{ receiptAt: expect.any(String) }]);
  });

  it('include one receipt when payment and address arrive at the same moment', async ({ site }) => {
    const order = await newOrder(site);
    await Promise.all([
      pay(site, order.clientSecret),
      ...Array.from({ length: 5 }, () =>
        saveBilling(site, order, { email: 'noor@tessera.example' }),
      ),
    ]);
    expect(await receipts(site)).toHaveLength(1);
  });

  it('are not sent for a declined payment', async ({ site }) => {
    const order = await newOrder(site);
    await saveBilling(site, order, details);
    await pay(site, order.clientSecret, '4000 0000 0000 0002');
    expect(await waitingMails(site)).toEqual([]);
    expect(await rows(site, 'companyTasks')).toEqual([]);
  });
});
