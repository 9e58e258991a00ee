import { generateSpecs } from 'hono-openapi';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { amountOfPrice } from '#core/money.ts';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { sampleFaq } from '#database/seed/faq.ts';
import { samplePackages } from '#database/seed/packages.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import { sampleStudyRow } from '#database/seed-rows.ts';
import {
  caseStudiesSchema,
  caseStudyCardsSchema,
  shownStudySchema,
} from '#features/case-studies/case-studies.schema.ts';
import { servicePackagesSchema } from '#features/catalog/catalog.server.ts';
import { companySchema, requireCompany, sampleFieldsOf } from '#features/company/company.server.ts';
import { sortedRows } from '#features/content/kinds/sorted-rows.server.ts';
import { faqSchema } from '#features/faq/faq.server.ts';
import { modesSchema } from '#features/modes/modes.server.ts';
import { type Modes, plainModes } from '#features/modes/modes.ts';
import { currentOfferSchema } from '#features/offers/offers.server.ts';
import { testimonialsSchema } from '#features/testimonials/testimonials.server.ts';
import type { ApiSetup } from '#platform/context/mount-features.server.ts';
import { contentReadsApi } from '#server/content-reads.server.ts';
import { faceAddress } from '#ui/art/faces/face.ts';
import { createContentSite, read, seededAt } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

const stripeKeys = {
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  webhookSecret: 'whsec_x',
  apiUrl: null,
};
const invoices = { url: 'https://invoices.example', secret: 'x' };

function idsOf(entries: { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

/** A sample as the API returns it. */
function shownStudy(study: (typeof sampleCaseStudies)[number]) {
  const { quote: text, quotePt, quoteName, quoteRole, quoteRolePt, ...shown } = study;
  const figures = study.figures.map((figure) =>
    figure.unit ? { unitPt: figure.unit, ...figure } : figure,
  );
  const said = sampleTestimonials.find(({ name }) => name === quoteName);
  const face = faceAddress(quoteName, said?.figure);
  const names = { name: quoteName, role: quoteRole, rolePt: quoteRolePt };
  const quote = { text, textPt: quotePt, ...names, face };
  return { ...shown, figures, quote };
}

describe('the content of a seeded site', () => {
  it('lists every package in the owner’s order, with a price that can be parsed as a number', async ({
    site,
  }) => {
    const packages = z.parse(servicePackagesSchema, await read(site, '/api/service-packages'));
    expect(idsOf(packages)).toEqual(idsOf(samplePackages));
    expect(packages.map(({ price }) => amountOfPrice(price))).toEqual(
      samplePackages.map(({ priceCents }) => priceCents / 100),
    );
    expect(packages.map(({ features }) => features)).toEqual(
      samplePackages.map(({ features }) => features),
    );
    expect(packages.map(({ popular }) => popular)).toEqual(
      samplePackages.map(({ popular }) => popular),
    );
  });

  it('lists case studies newest first, whole or as cards', async ({ site }) => {
    const all = z.parse(caseStudiesSchema, await read(site, '/api/case-studies'));
    const newestFirst = [...sampleCaseStudies].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    expect(all).toEqual(newestFirst.map(shownStudy));
    const cards = await read(site, '/api/case-studies?fields=card&limit=2&offset=1');
    expect(idsOf(z.parse(caseStudyCardsSchema, cards))).toEqual(idsOf(newestFirst.slice(1, 3)));
  });

  it('lists the featured case studies only', async ({ site }) => {
    const answer = await read(site, '/api/case-studies/featured');
    const featured = z.parse(caseStudiesSchema, answer);
    expect(idsOf(featured).sort()).toEqual(
      idsOf(sampleCaseStudies.filter((study) => study.featured)).sort(),
    );
    expect(await read(site, '/api/case-studies/featured?limit=1')).toEqual(featured.slice(0, 1));
  });

  it('returns one case study by its id', async ({ site }) => {
    const [first] = sampleCaseStudies;
    const answer = await read(site, `/api/case-studies/${first?.id}`);
    const study = z.parse(shownStudySchema, answer);
    expect(study).toMatchObject(first ? shownStudy(first) : {});
    expect(study.service).toMatchObject({ id: 'strategy', title: 'Business strategy' });
  });

  it('leads from each case study to the next, and from the last to the first', async ({ site }) => {
    const ids = idsOf(z.parse(caseStudiesSchema, await read(site, '/api/case-studies')));
    for (const [place, id] of ids.entries()) {
      const { next } = z.parse(shownStudySchema, await read(site, `/api/case-studies/${id}`));
      expect(next?.id).toBe(ids[(place + 1) % ids.length]);
    }
  });

  it('lists case studies in the owner’s order once there is one, a new study before it', async ({
    site,
  }) => {
    const order = ['oliva', 'brightside', 'halden', 'kestrel', 'mare', 'tinto'];
    await site.database.transaction((trx) => sortedRows('caseStudies').write(trx, order));
    const listed = async () =>
      idsOf(z.parse(caseStudiesSchema, await read(site, '/api/case-studies')));
    expect(await listed()).toEqual(order);
    const cards = await read(site, '/api/case-studies/featured?fields=card&limit=2');
    expect(idsOf(z.parse(caseStudyCardsSchema, cards))).toEqual(['oliva', 'halden']);
    expect(await read(site, '/api/case-studies/tinto')).toMatchObject({ next: { id: 'oliva' } });
    const [sample] = sampleCaseStudies;
    if (!sample) throw new Error('There is no sample.');
    const added = { ...sampleStudyRow(sample), id: 'added', createdAt: '2026-11-01T09:00:00.000Z' };
    await site.database.transaction((trx) => trx.insertInto('caseStudies').values(added).execute());
    expect(await listed()).toEqual(['added', ...order]);
  });

  it('shows of a case study whole sentences and three figures on its card', async ({ site }) => {
    const cards = z.parse(caseStudyCardsSchema, await read(site, '/api/case-studies?fields=card'));
    for (const { challenge, challengePt = '', figures = [] } of cards) {
      for (const text of [challenge, challengePt]) expect(text).toMatch(/[^.…]\.$/);
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.length).toBeLessThanOrEqual(3);
    }
  });

  it('lists testimonials in the owner’s order, and the featured ones', async ({ site }) => {
    const all = z.parse(testimonialsSchema, await read(site, '/api/testimonials'));
    expect(idsOf(all)).toEqual(idsOf(sampleTestimonials));
    const featured = await read(site, '/api/testimonials/featured');
    expect(idsOf(z.parse(testimonialsSchema, featured))).toEqual(
      idsOf(sampleTestimonials.filter((entry) => entry.featured)),
    );
  });

  it('returns questions in the owner’s order', async ({ site }) => {
    expect(z.parse(faqSchema, await read(site, '/api/faq'))).toEqual(sampleFaq);
  });

  it('returns the company, and knows which of its fields are still samples', async ({ site }) => {
    const company = z.parse(companySchema, await read(site, '/api/company'));
    const { vatInPrices, ...samples } = company;
    expect(vatInPrices).toBe('included');
    expect(sampleFieldsOf(company)).toEqual(Object.keys(samples));
    expect(sampleFieldsOf({ ...company, phone: '+351 211 111 111' })).not.toContain('phone');
  });

  it.for<[string, Partial<ApiSetup['settings']>, Partial<Modes>]>([
    ['nothing', {}, {}],
    ['PORTAL_DEMO=off', { portalDemo: false }, { portalDemo: false }],
    ['SMTP_URL', { smtpUrl: 'smtps://mail.example' }, { sendsMail: true }],
    ['the keys of Stripe', { stripe: stripeKeys }, { payments: 'stripe' }],
    ['VIES_URL', { viesUrl: 'https://vies.example' }, { checksVatNumbers: true }],
    ['INVOICES_WEBHOOK_URL', { invoices }, { handsOverOrders: true }],
  ])(
    'tells pages what the settings make of them, with %s',
    async ([, settings, told], { site }) => {
      const app = mountForVisitors([contentReadsApi], apiSetup(site.services, settings));
      const modes = z.parse(modesSchema, await (await app.request('/api/modes')).json());
      expect(modes).toEqual({ ...plainModes, ...told });
    },
  );

  it('returns the price of a package only once, without cents', async ({ site }) => {
    expect(JSON.stringify(await read(site, '/api/service-packages'))).not.toMatch(/cents/i);
  });

  it('lets a browser store a response that it revalidates', async ({ site }) => {
    const response = await site.app.request('/api/faq');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });
});

describe('the current offer', () => {
  it('ends sixty days after the seeding, with the day in Lisbon', async ({ site }) => {
    const offer = z.parse(currentOfferSchema, await read(site, '/api/offers/current'));
    // On 31 October 2026 Lisbon is in winter time, the same as UTC.
    expect(offer?.endsAt).toBe('2026-10-31T23:59:59.000Z');
  });

  it('is the one that ends last, and null when none is left', async ({ site }) => {
    const sooner = { id: 'sooner', title: 'Sooner', titlePt: null, packageId: null };
    await site.database.transaction((trx) =>
      trx
        .insertInto('offers')
        .values({ ...sooner, endsAt: '2026-09-02T00:00:00.000Z' })
        .execute(),
    );
    expect(await read(site, '/api/offers/current')).toMatchObject({ id: 'six-months-of-filings' });
    site.clock.now = new Date('2026-10-31T23:59:59.000Z');
    expect(await read(site, '/api/offers/current')).toBeNull();
    site.clock.now = seededAt;
  });
});

describe('calls for something that does not exist', () => {
  it.for(['/api/case-studies/unknown', '/api/case-studies/%00', '/api/blog-posts/slug/nothing'])(
    'return a problem: %s',
    async (address, { site }) => {
      const response = await site.app.request(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('throw for the company before the seeding', async () => {
    const empty = await createContentSite({ seeded: false });
    await expect(empty.database.read(requireCompany)).rejects.toThrow(/not been seeded/);
    await empty.close();
  });
});

it('describes every call in an OpenAPI document', async ({ site }) => {
  const { paths } = await generateSpecs(site.app);
  expect(Object.keys(paths ?? {}).sort()).toEqual([
    '/api/blog-posts',
    '/api/blog-posts/slug/{slug}',
    '/api/blog-posts/slug/{slug}/share/{network}',
    '/api/blog-tags',
    '/api/case-studies',
    '/api/case-studies/featured',
    '/api/case-studies/{id}',
    '/api/company',
    '/api/faq',
    '/api/home',
    '/api/home/steps',
    '/api/legal-sentences',
    '/api/modes',
    '/api/offers',
    '/api/offers/current',
    '/api/page-words/{page}',
    '/api/service-packages',
    '/api/services',
    '/api/setup-costs',
    '/api/team',
    '/api/testimonials',
    '/api/testimonials/featured',
    '/api/topics',
  ]);
});
