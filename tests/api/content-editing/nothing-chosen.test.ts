import { expect } from 'vitest';
import { packageFields } from '#features/catalog/catalog.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { emptyValues } from '#features/content/content.ts';
import { testimonialFields } from '#features/testimonials/testimonials.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

async function make(browser: Browser, kind: string, values: object): Promise<ContentRecord> {
  const made = await browser.send(`/api/admin/content/${kind}`, values);
  expect(made.status).toBe(201);
  return (await made.json()) as ContentRecord;
}

async function publish(browser: Browser, kind: string, { id, revision }: ContentRecord) {
  const headers = { 'If-Match': `"${revision}"` };
  const outcome = await browser.send(`/api/admin/content/${kind}/${id}/publish`, {}, { headers });
  return { status: outcome.status, body: (await outcome.json()) as Record<string, unknown> };
}

const testimonial = {
  name: 'Berta Cruz',
  position: 'P',
  positionPt: 'P',
  company: 'Nossa',
  featured: false,
  testimonial: 'Good.',
  testimonialPt: 'Bom.',
  imageUrl: '',
};
const ownPackage = {
  name: 'Ours',
  namePt: 'Nosso',
  description: 'D',
  descriptionPt: 'D',
  priceCents: 12_345,
  features: ['One'],
  featuresPt: ['Um'],
  popular: false,
  fits: [],
};

it.for([
  ['testimonials', 'rating', testimonialFields, testimonial, null, 5],
  ['packages', 'interval', packageFields, ownPackage, '', 'month'],
] as const)(
  'a new record of %s has no %s until somebody chooses it',
  async ([kind, field, fields, values, none, chosen], { site }) => {
    const browser = await becomeOwner(site);
    const empty = await make(browser, kind, emptyValues(fields));
    expect(empty.draft[field]).toBe(none);
    expect(empty.missing).toContain(field);
    const record = await make(browser, kind, { ...values, [field]: none });
    expect(record.missing).toEqual([field]);
    const refused = await publish(browser, kind, record);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'not_ready', errors: [{ field, code: 'required' }] },
    });
    const saved = await browser.send(
      `/api/admin/content/${kind}/${record.id}/draft`,
      { ...values, [field]: chosen },
      { method: 'PUT', headers: { 'If-Match': `"${record.revision}"` } },
    );
    const done = await publish(browser, kind, (await saved.json()) as ContentRecord);
    expect([done.status, done.body.live]).toMatchObject([200, { [field]: chosen }]);
  },
);

it.for([
  [0, 'out_of_range'],
  [6, 'out_of_range'],
  [4.5, 'invalid_type'],
  ['5', 'invalid_type'],
] as const)('a testimonial of %s stars is refused by name', async ([rating, code], { site }) => {
  const browser = await becomeOwner(site);
  const made = await browser.send('/api/admin/content/testimonials', { ...testimonial, rating });
  expect([made.status, await made.json()]).toMatchObject([
    422,
    { errors: [{ field: 'rating', code }] },
  ]);
});

it('a package that costs less than a card can be charged is refused with the reason', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const values = { ...ownPackage, interval: 'one-time' };
  const cheap = await make(browser, 'packages', { ...values, priceCents: 49 });
  expect(await publish(browser, 'packages', cheap)).toMatchObject({
    status: 422,
    body: {
      code: 'not_ready',
      errors: [
        {
          field: 'priceCents',
          code: 'below_charge',
          message: 'A card payment is €0.50 or more: ask at least that',
          messagePt: 'Um pagamento com cartão é de 0,50 € ou mais: peça pelo menos esse valor',
        },
      ],
    },
  });
  const least = await make(browser, 'packages', { ...values, priceCents: 50 });
  expect((await publish(browser, 'packages', least)).status).toBe(200);
  const offer = await make(browser, 'offers', {
    title: 'Less',
    titlePt: 'Menos',
    packageId: least.id,
    adds: '',
    addsPt: '',
    reductionPercent: 90,
    reductionCents: null,
    endsAt: '2099-01-01T00:00:00.000Z',
  });
  expect((await publish(browser, 'offers', offer)).status).toBe(200);
  const offers = (await (await browser.get('/api/offers')).json()) as { packageId?: string }[];
  const ours = offers.filter(({ packageId }) => packageId === least.id);
  expect(ours).toMatchObject([{ fullPrice: '€0.50', price: '€0.50' }]);
});
