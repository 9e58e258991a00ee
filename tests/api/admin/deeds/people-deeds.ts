import type { SubscribersPage } from '#features/newsletter/subscribers/subscribers.schema.ts';
import { readAs } from '../../../factories/staff-orders.ts';
import { addStaff } from '../../../factories/staff-site.ts';
import { type Deed, logs, prepare, pressOf, remove, type Stage } from './deed.ts';

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
