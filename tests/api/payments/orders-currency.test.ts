import { expect } from 'vitest';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import {
  ask,
  buy,
  look,
  type OrderSite,
  requireOrder,
  send,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as base } from '../../factories/order-test.ts';

const prices: Record<string, string> = { 'company-setup': 'USD', 'store-care': 'CHF' };

async function setCurrency(site: OrderSite, currencyOf: (id: string) => string): Promise<void> {
  await site.database.transaction(async (trx) => {
    for (const id of Object.keys(prices))
      await trx
        .updateTable('servicePackages')
        .set({ currency: currencyOf(id) })
        .where('id', '=', id)
        .execute();
  });
}

/** A catalogue with a package in dollars and a subscription in francs. */
const it = base.extend('abroad', async ({ site }, { onCleanup }) => {
  await setCurrency(site, (id) => prices[id] ?? 'EUR');
  onCleanup(() => setCurrency(site, () => 'EUR'));
  return site;
});

async function owner(site: OrderSite, ...args: string[]): Promise<string> {
  const { code, output, error } = await runOwnerCommand(
    ownerCommands,
    args,
    async () => site.services,
  );
  expect([code, error]).toEqual([0, '']);
  return output;
}

it('the catalogue shows the sign or the code of the currency', async ({ abroad }) => {
  const response = await abroad.app.request('/api/service-packages');
  const packages = (await response.json()) as { id: string; price: string }[];
  const priceOf = (id: string) => packages.find((pack) => pack.id === id)?.price;
  expect(['company-setup', 'store-care', 'blueprint'].map(priceOf)).toEqual([
    '$1,450.00',
    expect.stringMatching(/^CHF\u00a0\d+\.\d\d$/),
    '€390.00',
  ]);
});

it('checkout and the page after it name the currency', async ({ abroad: site }) => {
  expect((await ask(site)).body).toMatchObject({ amount: 1450, currency: 'USD' });
  const bought = await buy(site);
  expect((await look(site, bought)).body).toMatchObject({ amount: 1450, currency: 'USD' });
});

it('receipts, commands and files for the owner show the currency of each order', async ({
  abroad: site,
}) => {
  const inDollars = await buy(site);
  const inEuros = await buy(site, { packageId: 'blueprint' });
  for (const { orderId, clientSecret } of [inDollars, inEuros]) {
    const body = { clientSecret, email: 'noor@tessera.example' };
    await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
  }
  const receipts = (await waitingMails(site)).filter(({ kind }) => kind === 'order-receipt');
  const signs = receipts.map(({ subject, text }) => [
    /: (.*) \(/.exec(subject)?.[1],
    new Set(text.match(/[€$]/g)),
  ]);
  expect(Object.fromEntries(signs)).toEqual({
    'Company Setup': new Set(['$']),
    Blueprint: new Set(['€']),
  });

  const { reference } = await requireOrder(site, inDollars.orderId);
  expect(await owner(site, 'orders', '--csv')).toContain(',"$1,450.00"');
  expect(await owner(site, 'refund', reference, '250.50')).toBe(
    `$250.50 was given back of ${reference}: $250.50 of $1,450.00 in all.\n`,
  );
  expect(await owner(site, 'reconcile')).toContain(
    '2 payments, €390.00 + $1,450.00 taken, €0.00 + $250.50 given back.',
  );
  const { ledger } = await reconcilePayments(site.context, startOfTests);
  expect(ledger.charged).toEqual([
    { cents: 39_000, currency: 'EUR' },
    { cents: 145_000, currency: 'USD' },
  ]);
});
