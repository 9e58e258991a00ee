import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.use({ serverEnv: { SAMPLES: 'off' } });

const names = ['Branch in a week', 'Company', 'Payroll', 'Tax return', 'Lease'];

test('one package or five of the owner’s own stand beside each other, and nothing beside them', async ({
  page,
  server,
}) => {
  const send = (path: string, data: object, headers = {}) =>
    page.request.post(path, { data, headers: { Origin: server.origin, ...headers } });
  for (const [index, name] of names.entries()) {
    const draft = await send('/api/admin/content/packages', {
      name,
      namePt: name,
      description: 'We do it for you.',
      descriptionPt: 'Tratamos disso.',
      priceCents: 98_000,
      interval: 'one-time',
      features: ['Registration'],
      featuresPt: ['Registo'],
      popular: index === 0,
      fits: [],
    });
    expect(draft.status(), await draft.text()).toBe(201);
    const { id } = (await draft.json()) as { id: string };
    const published = await send(
      `/api/admin/content/packages/${id}/publish`,
      {},
      { 'If-Match': draft.headers().etag ?? '' },
    );
    expect(published.status(), await published.text()).toBe(200);

    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const plans = page.locator('.plan');
      await expect(plans).toHaveCount(index + 1);
      await plans.last().scrollIntoViewIfNeeded();
      const look = await page.locator('.plans').evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const cards = [...list.children].map((card) => card.getBoundingClientRect());
        return {
          colour: getComputedStyle(list).backgroundColor,
          // The most popular one is a little higher than its row.
          rows: cards.filter(({ top }, at) => at === 0 || top > (cards[at - 1]?.top ?? 0) + 60)
            .length,
          outside: cards.filter((card) => card.left < left - 3 || card.right > right + 3).length,
          narrowest: Math.min(...cards.map((card) => card.width)),
        };
      });
      expect(look.colour, `${index + 1} at ${width} px`).toBe('rgba(0, 0, 0, 0)');
      expect(look.outside).toBe(0);
      expect(look.narrowest).toBeGreaterThan(250);
      const inARow = { 390: 1, 768: 2, 1440: 4 }[width] ?? 1;
      expect(look.rows).toBe(Math.ceil((index + 1) / inARow));
    }
  }
});
