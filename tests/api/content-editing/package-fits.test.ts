import { expect, onTestFinished, it as plainIt } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { packageKind } from '#features/catalog/catalog.server.ts';
import { createDraft } from '#features/content/drafts/save-draft.server.ts';
import { loadRecord } from '#features/content/load-record.server.ts';
import { publishRecord } from '#features/content/publishing/publish-record.server.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

const own = {
  name: 'Own',
  namePt: 'Próprio',
  description: 'D',
  descriptionPt: '',
  priceCents: 100,
  interval: 'one-time',
  features: ['One'],
  featuresPt: [],
  popular: false,
};

plainIt(
  'a database of before knows what its samples are for, and drafts of before keep it',
  async () => {
    const open = await openEmptyDatabase();
    onTestFinished(() => open.close());
    const { database } = open;
    const first = migrations.findIndex(({ name }) => name === '059-what-packages-fit');
    await migrate(database, migrations.slice(0, first));
    await database.transaction(async (trx) => {
      for (const id of ['blueprint', 'company-setup', 'own'])
        await trx
          .insertInto('servicePackages')
          .values({
            id,
            name: id,
            description: 'D',
            priceCents: 100,
            currency: 'EUR',
            interval: 'one-time',
            features: '[]',
            popular: false,
            sort: 0,
          })
          .execute();
      await trx
        .insertInto('contentRecords')
        .values({
          kind: 'packages',
          id: 'blueprint',
          revision: 1,
          draft: JSON.stringify(own),
          fieldTimes: '{}',
          title: 'Own',
          wasPublic: true,
          publishAt: null,
          updatedBy: null,
          scheduleFailure: null,
          updatedAt: '2026-11-20T10:00:00.000Z',
        })
        .execute();
    });
    await migrate(database);
    const fitsOf = (id: string) =>
      database.read(async (db) => (await loadRecord(db, packageKind, id))?.values.fits);
    expect(await fitsOf('blueprint')).toEqual(['sole', 'looking']);
    expect(await fitsOf('company-setup')).toEqual(['one', 'partners']);
    expect(await fitsOf('own')).toEqual([]);
  },
);

it('what a package is for is drafted, published and imported, each answer once', async ({
  site,
}) => {
  const { context } = site;
  const id = await createDraft(context, packageKind, { ...own, fits: ['one', 'branch'] });
  await publishRecord(context, { kind: packageKind, id, revision: 1 });
  const browser = await becomeOwner(site);
  const packages = await (await browser.get('/api/service-packages')).json();
  expect(packages).toContainEqual(expect.objectContaining({ id, fits: ['one', 'branch'] }));
  const head = 'id;name;description;priceCents;interval;features;fits;state\r\n';
  const { body } = await importFile(
    browser,
    `${head}trial;Trial;Text;12345;month;One;sole | one|sole;public\r\nwrong;Trial;Text;12345;month;One;nobody;public\r\n`,
  );
  expect(body.records).toMatchObject([
    { id: 'trial', state: 'public' },
    { outcome: 'refused', problems: [{ field: 'fits.0', code: 'invalid_choice' }] },
  ]);
  const trial = await browser.get('/api/admin/content/packages/trial');
  expect(await trial.json()).toMatchObject({ live: { fits: ['one', 'sole'] } });
});
