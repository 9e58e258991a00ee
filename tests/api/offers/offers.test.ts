import { expect } from 'vitest';
import type { Offer } from '#features/offers/offers.ts';
import { ask, type OrderSite, pay, rows, waitingMails } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const dayMs = 86_400_000;
const packageId = 'company-setup';
const seeded = 'six-months-of-filings';

/** Sets what the sample offer takes off, and until when it runs; puts it back afterwards. */
async function withOffer(
  site: OrderSite,
  change: { reductionPercent?: number; reductionCents?: number; endsAt?: string },
  work: () => Promise<void>,
) {
  const set = (values: object) =>
    site.database.transaction((trx) =>
      trx.updateTable('offers').set(values).where('id', '=', seeded).execute(),
    );
  const { endsAt } = await site.database.read((db) =>
    db.selectFrom('offers').select('endsAt').where('id', '=', seeded).executeTakeFirstOrThrow(),
  );
  await set(change);
  try {
    await work();
  } finally {
    await set({ reductionPercent: null, reductionCents: null, endsAt });
  }
}

async function running(site: OrderSite): Promise<Offer[]> {
  return (await (await site.app.request('/api/offers')).json()) as Offer[];
}

const open = (site: OrderSite) => ask(site, { amount: 1450, packageId });

it('an order keeps what the offer of its instant adds, and the price stays', async ({ site }) => {
  const { body } = await open(site);
  expect(body).toMatchObject({ amount: 1450 });
  expect(await rows(site, 'orders')).toMatchObject([
    {
      offerId: seeded,
      offerAdds: 'Six months of filings instead of three',
      offerAddsPt: 'Seis meses de declarações em vez de três',
      fullAmountCents: null,
    },
  ]);
});

it.for([
  [{ reductionPercent: 15 }, 1232.5],
  [{ reductionCents: 20_000 }, 1250],
] as const)('a reduction of %o is charged and shown', async ([reduction, amount], { site }) => {
  await withOffer(site, reduction, async () => {
    const shown = `€${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`;
    expect(await running(site)).toMatchObject([
      { packageId, price: shown, fullPrice: '€1,450.00', lowestPrice: '€1,450.00' },
    ]);
    expect((await open(site)).body).toMatchObject({ amount });
    expect(await rows(site, 'orders')).toMatchObject([
      { amountCents: amount * 100, fullAmountCents: 145_000 },
    ]);
  });
});

it('an offer that has ended changes nothing any more, whatever page is open', async ({ site }) => {
  const endsAt = new Date(site.clock.now.getTime() + dayMs).toISOString();
  await withOffer(site, { reductionPercent: 15, endsAt }, async () => {
    const key = 'the-same-page';
    const before = await ask(site, { amount: 1232.5, packageId }, key);
    expect(before.body).toMatchObject({ amount: 1232.5 });
    site.clock.now = new Date(endsAt);
    expect(await running(site)).toEqual([]);
    const after = await ask(site, { amount: 1232.5, packageId }, key);
    expect(after.body).toMatchObject({ amount: 1450 });
    expect(after.body.orderId).not.toBe(before.body.orderId);
  });
});

it('the receipt and the company are told the offer', async ({ site }) => {
  await withOffer(site, { reductionCents: 20_000 }, async () => {
    const { body } = await ask(site, { amount: 1250, packageId, email: 'noor@tessera.example' });
    await pay(site, body.clientSecret);
    const mails = await waitingMails(site);
    const ofMoney = mails.filter(({ kind }) => kind.startsWith('order-'));
    expect(ofMoney.map(({ kind }) => kind).sort()).toEqual(['order-paid', 'order-receipt']);
    for (const { text } of ofMoney)
      for (const said of ['Six months of filings instead of three', '€1,250.00', '€1,450.00'])
        expect(text.replace(/\s+/g, ' ')).toContain(said);
  });
});
