import { expect } from 'vitest';
import type { SiteOrder } from '#features/content/order/order.schema.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

it.for([
  ['questions', '/api/faq'],
  ['packages', '/api/service-packages'],
  ['testimonials', '/api/testimonials'],
] as const)(
  '%s are listed in the order that staff choose, at once',
  async ([kind, listed], { site }) => {
    const browser = await becomeOwner(site);
    const path = `/api/admin/content/${kind}/order`;
    const { records } = (await (await browser.get(path)).json()) as SiteOrder;
    const ids = records.map(({ id }) => id);
    const moved = [...ids.slice(-1), ...ids.slice(0, -1)];
    const shownIds = async () =>
      ((await (await site.app.request(listed)).json()) as { id: string }[]).map(({ id }) => id);
    expect(await shownIds()).toEqual(ids);
    const changed = await browser.send(path, { ids: moved }, { method: 'PUT' });
    expect([changed.status, await shownIds()]).toEqual([200, moved]);
    for (const wrong of [ids.slice(1), [...ids.slice(1), 'x'], [...ids.slice(1), ids[1]]]) {
      const refused = await browser.send(path, { ids: wrong }, { method: 'PUT' });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'order_changed' },
      ]);
    }
    expect(await shownIds()).toEqual(moved);
    await browser.send(path, { ids }, { method: 'PUT' });
    expect(await shownIds()).toEqual(ids);
  },
);

it('are named in both languages, as their public rows have them', async ({ site }) => {
  const browser = await becomeOwner(site);
  const path = '/api/admin/content/packages/order';
  const { records } = (await (await browser.get(path)).json()) as SiteOrder;
  const packages = (await (await site.app.request('/api/service-packages')).json()) as object[];
  expect(packages).toMatchObject(
    records.map(({ id, title, titlePt }) => ({ id, name: title, namePt: titlePt })),
  );
});
