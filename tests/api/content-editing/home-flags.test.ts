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

/** What a person reads of a document. */
function readable(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}

it('a filing is taken off the year of home with its days, logged, and put back as it was', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const textAt = async (address: string) =>
    readable(await (await site.app.request(site.origin + address)).text());
  const seen = async () => {
    const html = await textAt('/');
    return {
      rows: html.split('<li class="year">').length - 1,
      hasIes: html.includes('Accounts (IES)'),
    };
  };
  const changes = () =>
    site.database.read((db) =>
      db.selectFrom('auditLog').select('action').where('action', 'like', 'content.%').execute(),
    );
  const call = async () => JSON.parse(await textAt('/api/home'));
  expect(await seen()).toEqual({ rows: 4, hasIes: true });
  const before = { logged: (await changes()).length, answer: await call() };

  await change(owner, { filing4Shown: false });
  expect(await seen()).toEqual({ rows: 3, hasIes: false });
  expect(await textAt('/pt')).not.toContain('>IES<');
  expect((await call()).filing4Days).toEqual([]);
  expect((await changes()).length).toBeGreaterThan(before.logged);

  const shown = await call();
  const [next] = ['filing1Days', 'filing2Days', 'filing3Days', 'filing4Days'].filter((name) =>
    shown[name].includes(shown.nextFiling.day),
  );
  await change(owner, { [(next ?? '').replace('Days', 'Shown')]: false });
  expect((await call()).nextFiling.day).not.toBe(shown.nextFiling.day);
  for (const n of [1, 2, 3]) await change(owner, { [`filing${n}Shown`]: false });
  expect(await seen()).toEqual({ rows: 0, hasIes: false });
  expect((await call()).nextFiling).toBeNull();

  for (const n of [1, 2, 3, 4]) await change(owner, { [`filing${n}Shown`]: true });
  expect(await call()).toEqual(before.answer);
});
