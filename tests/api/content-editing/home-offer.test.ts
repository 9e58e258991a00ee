import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { ContentValues } from '#features/content/content.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

const home = '/api/admin/content/home/home';

async function change(owner: Browser, values: ContentValues): Promise<void> {
  let record = (await (await owner.get(home)).json()) as ContentRecord;
  const match = () => ({ headers: { 'If-Match': `"${record.revision}"` } });
  const draft = { ...record.draft, ...values };
  const saved = await owner.send(`${home}/draft`, draft, { method: 'PUT', ...match() });
  record = (await saved.json()) as ContentRecord;
  expect((await owner.send(`${home}/publish`, {}, match())).status).toBe(200);
}

it('the offer of home is shown or hidden, running or ended', async ({ site }) => {
  const owner = await becomeOwner(site);
  const textAt = async (address: string) => (await site.app.request(site.origin + address)).text();
  const seen = async () => {
    const html = await textAt('/');
    return [html.includes('class="promo"'), /<html [^>]*data-offer="ended"/.test(html)];
  };
  expect(await seen()).toEqual([true, true]);
  await change(owner, { offerShown: false });
  expect(await seen()).toEqual([false, false]);
  expect(JSON.parse(await textAt('/api/home')).offerEnd).toBe('');
  await change(owner, { offerEnd: '2030-01-31T00:00:00.000Z' });
  expect(await seen()).toEqual([false, false]);
  await change(owner, { offerShown: true });
  expect(await seen()).toEqual([true, false]);
});
