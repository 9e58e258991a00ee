import type { OrderDetail } from '#features/payments/desk/orders-admin.schema.ts';
import { createInvoiceWebhook } from '#platform/invoicing/invoice-webhook.server.ts';
import { attachPdf, samplePdf } from '../../../factories/certified-invoices.ts';
import { buyPackage, readAs } from '../../../factories/staff-orders.ts';
import { type Deed, logs, type Preparation, prepare, pressOf, put, type Stage } from './deed.ts';

async function task({ site, owner }: Stage): Promise<string> {
  const reference = await buyPackage(site);
  const { tasks } = await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`);
  return `/tasks/${tasks[0]?.id}`;
}

const asked = {
  email: 'noor@tessera.example',
  name: 'Noor Haddad',
  title: 'Second half',
  amount: 500,
  dueDay: '2026-12-24',
};

const offered = {
  email: 'noor@tessera.example',
  name: 'Noor Haddad',
  title: 'A company with two partners',
  lines: [{ text: 'Formation', quantity: 1, unitAmount: 900 }],
  validUntil: '2026-12-24',
  plan: [{ percent: 100, when: 'accepted' }],
};

/** A call about a quote that waits to be sent. */
function aboutQuote(call: string, body: unknown, options = {}): Preparation {
  return async (stage) => {
    const { id } = await prepare<{ id: string }>(stage, pressOf('/quotes', offered));
    return pressOf(`/quotes/${id}${call}`, body, options);
  };
}

/** A call about an open payment request. */
function aboutRequest(call: string, body?: unknown): Preparation {
  return async (stage) => {
    const { id } = await prepare<{ id: string }>(stage, pressOf('/payment-requests', asked));
    return pressOf(`/payment-requests/${id}/${call}`, body);
  };
}

export const orderDeeds: Record<string, Deed> = {
  'PUT /bank-account': logs('bank-account.change iban, isOn > iban, isOn', async () =>
    pressOf(
      '/bank-account',
      { isOn: true, iban: 'PT50000201231234567890154', bic: '', holder: 'Entrada' },
      put,
    ),
  ),
  'POST /quotes': logs('quote.create - > amountCents, parts', async () =>
    pressOf('/quotes', offered),
  ),
  'PUT /quotes/:id': logs(
    'quote.change amountCents > amountCents',
    aboutQuote('', { ...offered, title: 'A company with three partners' }, put),
  ),
  'POST /quotes/:id/send': logs('quote.send - > version', aboutQuote('/send', {})),
  'POST /quotes/:id/withdraw': logs('quote.withdraw - > -', aboutQuote('/withdraw', {})),
  'POST /payment-requests': logs(
    'payment-request.create - > amountCents, currency, dueDay, isMailed',
    async () => pressOf('/payment-requests', asked),
  ),
  'POST /payment-requests/:id/change': logs(
    'payment-request.change amountCents, dueDay > amountCents, dueDay',
    aboutRequest('change', { amount: 600 }),
  ),
  'POST /payment-requests/:id/cancel': logs('payment-request.cancel - > -', aboutRequest('cancel')),
  'POST /payment-requests/:id/remind': logs(
    'payment-request.remind - > reminders',
    aboutRequest('remind'),
  ),
  'POST /payment-requests/:id/received': logs(
    'payment-request.receive - > amountCents, currency, order',
    aboutRequest('received', {}),
  ),
  'POST /orders/:reference/refund': logs(
    'order.refund refundedCents > currency, refundedCents',
    async ({ site }) => {
      const body = { totalCents: 50000, fromCents: 0, reason: 'Changed her mind' };
      return pressOf(`/orders/${await buyPackage(site)}/refund`, body);
    },
  ),
  'POST /orders/:reference/end-subscription': logs(
    'order.end-subscription subscription > subscription',
    async ({ site }) => {
      const reference = await buyPackage(site, { packageId: 'store-care' });
      return pressOf(`/orders/${reference}/end-subscription`);
    },
  ),
  'POST /orders/:reference/meetings': logs('booking.book - > order, startsAt', async ({ site }) => {
    const slot = { date: '2026-11-26', time: '14:00' };
    return pressOf(`/orders/${await buyPackage(site)}/meetings`, slot);
  }),
  'POST /tasks/:id/done': logs('task.done - > task', async (stage) =>
    pressOf(`${await task(stage)}/done`),
  ),
  'POST /tasks/:id/undo': logs('task.undo - > task', async (stage) => {
    const path = await task(stage);
    await prepare(stage, pressOf(`${path}/done`));
    return pressOf(`${path}/undo`);
  }),
  'PUT /invoices/expected': logs('invoices.expect - > expected', async () =>
    pressOf('/invoices/expected', { expected: true }, put),
  ),
  'PUT /orders/:reference/invoices/:id': logs(
    'order.attach-invoice - > isMailed, kind, number, size',
    async ({ site }) => {
      const reference = await buyPackage(site);
      const id = crypto.randomUUID();
      return async (as) => {
        const { status, ...answer } = await attachPdf(site, as, reference, {
          id,
          body: samplePdf(),
        });
        return Response.json(answer, { status });
      };
    },
  ),
  'POST /orders/:reference/hand-over': logs('order.hand-over - > entries', async ({ site }) => {
    const software = { url: 'https://invoices.example/in', secret: 'secret' };
    const invoicing = createInvoiceWebhook(software);
    for (const holder of [site.services, site.context]) holder.invoicing = invoicing;
    return pressOf(`/orders/${await buyPackage(site)}/hand-over`);
  }),
  'POST /reconcile': logs(
    'payments.reconcile - > chargedCents, currency, refundedCents',
    async ({ site }) => {
      await buyPackage(site);
      await site.database.transaction((trx) => trx.deleteFrom('charges').execute());
      return pressOf('/reconcile');
    },
  ),
  'POST /reconcile/acknowledge': logs('payments.acknowledge - > -', async ({ site }) => {
    const about = { aboutKind: 'payment', aboutId: 'pi_unknown', outcome: 'unknown' } as const;
    const receivedAt = site.clock.now.toISOString();
    const event = { id: 'evt_1', type: 'charge.refunded', ...about, receivedAt };
    await site.database.transaction((trx) =>
      trx.insertInto('paymentEvents').values(event).execute(),
    );
    return pressOf('/reconcile/acknowledge', { payment: 'pi_unknown' });
  }),
};
