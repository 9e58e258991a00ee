import { expect } from 'vitest';
import { exportFile, importFile } from '../../factories/content/content-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

it('restores the order in which the site lists the records, and says so', async ({ site }) => {
  const browser = await becomeOwner(site);
  const path = '/api/admin/content/case-studies/order';
  const orderOf = async () =>
    ((await (await browser.get(path)).json()) as { records: { id: string }[] }).records.map(
      ({ id }) => id,
    );
  const wanted = (await orderOf()).reverse();
  expect((await browser.send(path, { ids: wanted }, { method: 'PUT' })).status).toBe(200);
  const archive = await exportFile(browser);
  await browser.send(path, { ids: [...wanted].sort() }, { method: 'PUT' });
  const dry = await importFile(browser, archive, '?dry-run=1');
  expect(dry.body.findings).toEqual([
    { where: 'content/case-studies.json', code: 'order_changed', detail: '' },
  ]);
  expect(await orderOf()).toEqual([...wanted].sort());
  await importFile(browser, archive, `?plan=${dry.body.plan}`);
  expect(await orderOf()).toEqual(wanted);
});
