import { expect } from 'vitest';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

/** Sells a package in another currency; returns what puts it back. */
async function sellIn(site: StripeSite, id: string, currency: string) {
  const set = (code: string) =>
    site.database.transaction((trx) =>
      trx.updateTable('servicePackages').set({ currency: code }).where('id', '=', id).execute(),
    );
  await set(currency);
  return () => set('EUR');
}

async function buy(site: StripeSite, packageId: string) {
  const response = await site.post('/api/create-payment-intent', {
    amount: 1,
    packageId,
    email: 'noor@tessera.example',
  });
  const asked = (await response.json()) as { clientSecret: string; currency: string };
  const { id: payment } = site.fake.confirmCard(asked.clientSecret, '4242424242424242');
  await site.ledger();
  const { clientSecret } = asked;
  const looked = await site.post('/api/payments/look', { payment, clientSecret });
  return { asked, payment, page: await looked.json() };
}

it.for([
  ['company-setup', 'USD', '$1,450.00', '$', 'blueprint'],
  ['store-care', 'CHF', 'CHF 290.00', 'CHF', 'blueprint'],
] as const)(
  'what is sold at Stripe shows its own currency, not the euro: %s in %s',
  async ([packageId, currency, price, sign, inEuros], { site }) => {
    const putBack = await sellIn(site, packageId, currency);
    try {
      const { asked, payment, page } = await buy(site, packageId);
      expect([asked, page]).toMatchObject([{ currency }, { status: 'paid', currency }]);
      const intent = site.fake.state.paymentIntents.get(payment);
      expect(intent?.currency).toBe(currency.toLowerCase());
    } finally {
      await putBack();
    }
    await buy(site, inEuros);
    const { orders, charges } = await site.ledger();
    expect(orders.map((order) => order.currency)).toEqual([currency, 'EUR']);
    expect(charges.map((charge) => charge.currency)).toEqual([currency, 'EUR']);

    const mails = await site.database.read((db) =>
      db.selectFrom('outbox').select('payload').where('kind', '=', 'order-receipt').execute(),
    );
    const signsOf = Object.fromEntries(
      mails.map(({ payload }) => {
        const { subject, text } = payload as OutgoingMail;
        const reference = orders.find((order) => subject.includes(order.reference))?.packageId;
        return [reference, [...new Set(text.match(/[€$]|CHF/g))]];
      }),
    );
    expect(signsOf).toEqual({ [packageId]: [sign], [inEuros]: ['€'] });

    const list = await runOwnerCommand(ownerCommands, ['orders'], async () => site.services);
    const text = list.output.replaceAll('\u00a0', ' ');
    expect(text).toContain(price);
    expect(text).toContain('€390.00');
  },
);
