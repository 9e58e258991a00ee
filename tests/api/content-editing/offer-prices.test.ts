import { expect } from 'vitest';
import type { Offer } from '#features/offers/offers.ts';
import { openEditor } from '../../factories/content/content-editor.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const packageId = 'company-setup';
const offerId = 'six-months-of-filings';

it('a reduction names the lowest price of the 30 days before it, and keeps its start', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const packages = openEditor(browser, 'packages');
  const offers = openEditor(browser, 'offers');
  const running = async () =>
    ((await (await site.app.request(`${site.origin}/api/offers`)).json()) as Offer[])[0];
  const setPrice = async (priceCents: number) =>
    packages.republish((await packages.show(packageId)).body, { priceCents });
  const change = async (values: object) => {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    return offers.republish((await offers.show(offerId)).body, values);
  };

  await setPrice(120_000);
  await setPrice(160_000);
  expect((await change({ reductionPercent: 10 })).status).toBe(200);
  const first = { price: '€1,440.00', fullPrice: '€1,600.00', lowestPrice: '€1,200.00' };
  expect(await running()).toMatchObject(first);

  // A word that changes is no new reduction; another percentage is, and the first was a lower price.
  await change({ adds: 'More' });
  expect(await running()).toMatchObject({ ...first, adds: 'More' });
  await change({ reductionPercent: 30 });
  await change({ reductionPercent: 20 });
  expect(await running()).toMatchObject({ price: '€1,280.00', lowestPrice: '€1,120.00' });
  await change({ reductionPercent: 0 });
  expect(await running()).not.toHaveProperty('price');
});

it('a share of a price that changed in the meantime is an earlier price too', async ({ site }) => {
  const browser = await becomeOwner(site);
  const packages = openEditor(browser, 'packages');
  const offers = openEditor(browser, 'offers');
  const later = () => {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  };
  const setPrice = async (priceCents: number) => {
    later();
    return packages.republish((await packages.show(packageId)).body, { priceCents });
  };
  const reduce = async (reductionPercent: number) => {
    later();
    return offers.republish((await offers.show(offerId)).body, { reductionPercent });
  };
  const running = async () =>
    ((await (await site.app.request(`${site.origin}/api/offers`)).json()) as Offer[])[0];

  await site.database.transaction((trx) => trx.deleteFrom('packagePrices').execute());
  await setPrice(145_000);
  await setPrice(160_000);
  await reduce(10);
  await setPrice(100_000);
  expect(await running()).toMatchObject({ price: '€900.00' });
  await setPrice(150_000);
  // €1,000.00 was the full price only after the reduction had begun.
  expect(await running()).toMatchObject({ price: '€1,350.00', lowestPrice: '€1,450.00' });
  await reduce(20);
  // €900.00 was asked for a minute, as 10 percent less than €1,000.00.
  expect(await running()).toMatchObject({ price: '€1,200.00', lowestPrice: '€900.00' });
});

it('asks before an offer without a package is to take something off', async ({ site }) => {
  const browser = await becomeOwner(site);
  const offers = openEditor(browser, 'offers');
  const { body } = await offers.show(offerId);
  await offers.save(body, { ...body.draft, packageId: '', reductionPercent: 5 });
  const warnings = await browser.get(`/api/admin/content/offers/${offerId}/warnings`);
  expect(await warnings.text()).toContain('no_package');
});
