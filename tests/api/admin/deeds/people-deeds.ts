import type { SubscribersPage } from '#features/newsletter/subscribers/subscribers.schema.ts';
import { issue } from '../../../factories/newsletter-issues.ts';
import { readAs } from '../../../factories/staff-orders.ts';
import { addStaff } from '../../../factories/staff-site.ts';
import { type Deed, logs, prepare, pressOf, put, remove, type Stage, seen } from './deed.ts';

async function personWith({ site, owner }: Stage, email: string): Promise<string> {
  await site.send('/api/contact', { name: 'Noor', email, message: 'A question.' });
  const query = `/api/admin/people?q=${encodeURIComponent(email)}`;
  const { people } = await readAs<{ people: { id: string }[] }>(owner, query);
  return people[0]?.id ?? '';
}

async function subscriber({ site, owner }: Stage, email: string, confirms = true) {
  await site.send('/api/newsletter/subscribe', { email, locale: 'en' });
  const mail = (await site.mails()).findLast(({ to }) => to === email);
  const [, token] = /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (confirms) await site.send('/api/newsletter/confirm', { token, locale: 'en' });
  const query = `/api/admin/subscribers?q=${email}`;
  return (await readAs<SubscribersPage>(owner, query)).subscribers[0]?.id ?? '';
}

/** Writes an issue; returns its path. */
async function campaign(stage: Stage, state: 'draft' | 'sending' | 'paused' = 'draft') {
  const { id } = await prepare<{ id: string }>(stage, pressOf('/campaigns', issue));
  await stage.site.database.transaction(async (trx) => {
    await trx.updateTable('campaigns').set({ state }).where('id', '=', id).execute();
  });
  return `/campaigns/${id}`;
}

function passMinute({ site: { clock } }: Stage): void {
  clock.now = new Date(clock.now.getTime() + 60_000);
}

async function merging(stage: Stage) {
  const from = await personWith(stage, 'noor@home.example');
  const into = await personWith(stage, 'noor@work.example');
  return pressOf(`/people/${from}/merge`, { into });
}

const rui = { name: 'Rui', email: 'rui@entrada.example', role: 'staff', language: 'pt' };

export const peopleDeeds: Record<string, Deed> = {
  'POST /staff': logs('staff.add - > role', async () => pressOf('/staff', rui)),
  'PATCH /staff/:id': logs('staff.role role > role', async ({ site }) => {
    const id = await addStaff(site, { email: rui.email });
    return pressOf(`/staff/${id}`, { role: 'bookkeeper' }, { method: 'PATCH' });
  }),
  'POST /staff/:id/help': logs('staff.help - > until', async ({ site }) =>
    pressOf(`/staff/${await addStaff(site, { email: rui.email })}/help`),
  ),
  'DELETE /staff/:id': logs('staff.end role > -', async ({ site }) => {
    const id = await addStaff(site, { email: rui.email });
    return pressOf(`/staff/${id}`, undefined, remove);
  }),
  'PATCH /people/:id': logs('person.change - > fields', async (stage) =>
    pressOf(
      `/people/${await personWith(stage, 'a@t.example')}`,
      { name: 'Noor El-Amin' },
      { method: 'PATCH' },
    ),
  ),
  'POST /people/:id/end-links': logs('person.end-links - > ended', async (stage) =>
    pressOf(`/people/${await personWith(stage, 'a@t.example')}/end-links`),
  ),
  'POST /people/:id/leave': logs('person.leave - > field', async (stage) =>
    pressOf(`/people/${await personWith(stage, 'a@t.example')}/leave`, {
      field: 'name',
      value: 'Eve',
    }),
  ),
  'POST /people/:id/notes': logs('person.note - > note', async (stage) =>
    pressOf(`/people/${await personWith(stage, 'a@t.example')}/notes`, { text: 'Mornings' }),
  ),
  'POST /people/:id/merge': logs(
    'person.merge - > bookings, contactMessages, filled, from, newsletterSubscribers, orders, paymentRequests, people, personNotes, projectReaders, projects, quotes',
    merging,
  ),
  'POST /people-merges/:id/undo': logs('person.unmerge - > from', async (stage) => {
    const { id } = await prepare<{ id: string }>(stage, await merging(stage));
    return pressOf(`/people-merges/${id}/undo`);
  }),
  'POST /people/:id/erase': logs(
    'person.erase - > blocks, bookings, keptIdentity, keptInvoices, keptOrders, mails, messages, notes, paymentRequests, projects, quotes, subscriptions, unpaidOrders',
    async (stage) => pressOf(`/people/${await personWith(stage, 'a@t.example')}/erase`),
  ),
  'POST /subscribers/remove': logs('subscriber.remove - > reason, subscribers', async (stage) => {
    const ids = [await subscriber(stage, 'ana@a.example')];
    return pressOf('/subscribers/remove', { ids, reason: 'mistake' });
  }),
  'POST /campaigns': logs('campaign.write - > -', async () => pressOf('/campaigns', issue)),
  'POST /campaigns/from-articles': logs('campaign.write - > -', async ({ site }) => {
    const { id } = await site.database.read((db) =>
      db.selectFrom('blogPosts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
    );
    return pressOf('/campaigns/from-articles', { articles: [id] });
  }),
  'PUT /campaigns/:id/draft': logs('campaign.write - > fields', async (stage) =>
    pressOf(`${await campaign(stage)}/draft`, { subject: 'Another' }, { ...put, headers: seen(1) }),
  ),
  'POST /campaigns/:id/articles': logs('campaign.write - > fields', async (stage) => {
    const { site } = stage;
    const { id } = await site.database.read((db) =>
      db.selectFrom('blogPosts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
    );
    const made = pressOf('/campaigns/from-articles', { articles: [id] });
    const issue = await prepare<{ id: string }>(stage, made);
    await site.database.transaction((trx) =>
      trx.updateTable('blogPosts').set({ title: 'Another' }).where('id', '=', id).execute(),
    );
    return pressOf(`/campaigns/${issue.id}/articles`, {}, { headers: seen(1) });
  }),
  'PUT /campaigns/:id/archive': logs('campaign.archive archive > archive', async (stage) =>
    pressOf(`${await campaign(stage)}/archive`, { archive: 'none' }, put),
  ),
  'PUT /campaigns/:id/tags': logs('campaign.tag tags > tags', async (stage) =>
    pressOf(`${await campaign(stage)}/tags`, { tags: [] }, put),
  ),
  'DELETE /campaigns/:id': logs('campaign.remove - > -', async (stage) =>
    pressOf(await campaign(stage), undefined, remove),
  ),
  'POST /campaigns/:id/test': logs('campaign.test - > language', async (stage) =>
    pressOf(`${await campaign(stage)}/test`, { language: 'en' }),
  ),
  'POST /campaigns/:id/start': logs('campaign.start - > beginsAt', async (stage) => {
    await subscriber(stage, 'ana@a.example');
    return pressOf(`${await campaign(stage)}/start`, {});
  }),
  'POST /campaigns/:id/pause': logs('campaign.pause state > state', async (stage) =>
    pressOf(`${await campaign(stage, 'sending')}/pause`, {}),
  ),
  'POST /campaigns/:id/resume': logs('campaign.resume state > state', async (stage) =>
    pressOf(`${await campaign(stage, 'paused')}/resume`, {}),
  ),
  'POST /campaigns/:id/stop': logs('campaign.stop state > state', async (stage) =>
    pressOf(`${await campaign(stage, 'sending')}/stop`, {}),
  ),
  'PUT /settings/newsletter': logs(
    'newsletter.pace perMinute, warmUp > perMinute, warmUp',
    async () => pressOf('/settings/newsletter', { perMinute: 60, warmUp: false }, put),
  ),
  'DELETE /suppressions/:id': logs('suppression.lift reason > -', async (stage) => {
    const subscriberId = await subscriber(stage, 'ana@a.example');
    const since = stage.site.clock.now.toISOString();
    const row = { id: 'lifted', recipientHash: 'hash', subscriberId, note: '', since };
    await stage.site.database.transaction(async (trx) => {
      await trx
        .insertInto('suppressions')
        .values({ ...row, reason: 'hard' })
        .execute();
    });
    return pressOf('/suppressions/lifted', undefined, remove);
  }),
  'POST /subscribers/restore': logs('subscriber.restore - > subscribers', async (stage) => {
    const ids = [await subscriber(stage, 'ana@a.example')];
    passMinute(stage);
    await prepare(stage, pressOf('/subscribers/remove', { ids, reason: 'mistake' }));
    return pressOf('/subscribers/restore', { ids });
  }),
  'POST /subscribers/:id/resend': logs('subscriber.resend - > -', async (stage) => {
    const id = await subscriber(stage, 'ben@b.example', false);
    passMinute(stage);
    return pressOf(`/subscribers/${id}/resend`);
  }),
};
