import type { Samples } from '#features/content/samples/samples.schema.ts';
import { drawing } from '../../../factories/files/sample-files.ts';
import { upload, uploaded } from '../../../factories/files/uploads.ts';
import { readAs } from '../../../factories/staff-orders.ts';
import { type Deed, logs, prepare, pressOf, put, remove, type Stage, seen } from './deed.ts';

async function picture({ site, owner }: Stage): Promise<string> {
  return (await uploaded(site, owner, { name: 'team.png', bytes: await drawing() })).id;
}

async function deadMail({ site }: Stage): Promise<string> {
  await site.send('/api/contact', { name: 'Ana', email: 'a@acme.example', message: 'A question.' });
  return site.database.transaction(async (trx) => {
    await trx.updateTable('outbox').set({ status: 'dead', lastError: '550' }).execute();
    return (await trx.selectFrom('outbox').select('id').executeTakeFirstOrThrow()).id;
  });
}

const redirect = { path: '/old-page', target: '/services' };

export const siteDeeds: Record<string, Deed> = {
  'PATCH /files/:id': logs('file.change - > fields', async (stage) =>
    pressOf(`/files/${await picture(stage)}`, { alt: 'The team' }, { method: 'PATCH' }),
  ),
  'POST /files/:id/remove': logs('file.remove - > -', async (stage) =>
    pressOf(`/files/${await picture(stage)}/remove`),
  ),
  'POST /files/:id/restore': logs('file.restore - > -', async (stage) => {
    const id = await picture(stage);
    await prepare(stage, pressOf(`/files/${id}/remove`));
    return pressOf(`/files/${id}/restore`);
  }),
  'PUT /api/uploads/:id': logs('file.upload - > mime, size', async ({ site }) => {
    const file = { id: crypto.randomUUID(), name: 'team.png', bytes: await drawing() };
    return (as) => upload(site, as, file);
  }),
  'POST /redirects': logs('content.redirect-add - > target', async () =>
    pressOf('/redirects', redirect),
  ),
  'DELETE /redirects': logs('content.redirect-remove target > -', async (stage) => {
    await prepare(stage, pressOf('/redirects', redirect));
    return pressOf('/redirects?path=%2Fold-page', undefined, remove);
  }),
  'POST /samples/remove': logs('content.remove-samples - > kept, removed', async ({ owner }) => {
    const { samples } = await readAs<Samples>(owner, '/api/admin/samples');
    const records = samples.filter(({ kind }) => kind === 'questions');
    return pressOf('/samples/remove', { records: records.length > 0 ? samples : [] });
  }),
  'PUT /settings/company/:field': logs('company.change city > city', async () => {
    const options = { ...put, headers: seen(0) };
    return pressOf('/settings/company/city', { value: 'Porto' }, options);
  }),
  'PUT /settings/language': logs('staff.language language > language', async () =>
    pressOf('/settings/language', { language: 'pt' }, put),
  ),
  'POST /settings/calendar-feed': logs('calendar-feed.renew since > -', async () =>
    pressOf('/settings/calendar-feed'),
  ),
  'POST /settings/mail/retry': logs('mail.retry - > count', async (stage) => {
    await deadMail(stage);
    return pressOf('/settings/mail/retry');
  }),
  'POST /outbox/:id/retry': logs('mail.retry - > count', async (stage) =>
    pressOf(`/outbox/${await deadMail(stage)}/retry`),
  ),
  'POST /test-mails': logs('mail.test - > -', async () => pressOf('/test-mails')),
};
