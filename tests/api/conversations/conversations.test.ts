import { expect } from 'vitest';
import { listWaitingConversations } from '#features/conversations/list-waiting-conversations.server.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { claimDueMail } from '#platform/outbox/outbox.repository.server.ts';
import { messageBody } from '../../factories/contact-site.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

type Shown = { id: string; revision: number; state: string; assignedTo: string | null };
type Detail = Shown & { isBlocked: boolean; thread: { id: string; direction: string }[] };
type Changed = { id: string; code?: string; present?: Detail; conversation: Detail };
type Inbox = { total: number; counts: Record<string, number>; conversations: Shown[] };

async function write(site: StaffSite, changes: object = {}): Promise<string> {
  const response = await openBrowser(site).send('/api/contact', messageBody({ ...changes }));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const inbox = async (browser: Browser, query = '') =>
  (await (await browser.get(`/api/admin/conversations?${query}`)).json()) as Inbox;

type Change = { revision?: number; body?: object; method?: string; key?: string };

/** Changes a conversation at a revision; returns the status and the body of the response. */
async function change(
  browser: Browser,
  path: string,
  { revision = 1, body, method = 'POST', key }: Change = {},
): Promise<[number, Changed]> {
  const headers = { 'If-Match': `"${revision}"`, ...(key && { 'Idempotency-Key': key }) };
  const response = await browser.send(`/api/admin/conversations/${path}`, body, {
    method,
    headers,
  });
  return [response.status, (await response.json()) as Changed];
}

const reply = { text: 'Yes, by March.' };

async function replyMails(site: StaffSite) {
  return (await site.mails()).filter(({ kind }) => kind === 'conversation-reply');
}

async function auditOf({ database }: StaffSite, id: string): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('auditLog').select('action').where('subjectId', '=', id).orderBy('at').execute(),
  );
  return rows.map(({ action }) => action);
}

it('every message is a conversation that waits, the longest wait first', async ({
  site,
  later,
}) => {
  const first = await write(site);
  later({ minutes: 5 });
  const second = await write(site, { name: 'Rui', businessName: 'Loja' });
  const owner = await becomeOwner(site);
  const { conversations, counts, total } = await inbox(owner);
  expect(conversations.map(({ id }) => id)).toEqual([first, second]);
  expect([total, counts.waiting, counts.unassigned, counts.mine]).toEqual([2, 2, 2, 0]);
  expect((await inbox(owner, 'q=loja')).conversations.map(({ id }) => id)).toEqual([second]);
  expect((await inbox(owner, 'limit=1&offset=1')).conversations).toHaveLength(1);
  const waiting = await listWaitingConversations(site.context, { limit: 1 });
  expect(waiting.map(({ id }) => id)).toEqual([first]);
});

it('a list is a CSV file as well, and a wrong filter is named', async ({ site }) => {
  const id = await write(site, { name: '=1+1' });
  const owner = await becomeOwner(site);
  const response = await owner.get('/api/admin/conversations?format=csv');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const text = await response.text();
  expect(text).toContain(id);
  expect(text).not.toMatch(/,=1\+1/);
  expect((await owner.get('/api/admin/conversations?filter=lost')).status).toBe(422);
});

it('a reply leaves after ten seconds, in the language of the sender', async ({ site }) => {
  const id = await write(site, { locale: 'pt' });
  const owner = await becomeOwner(site);
  const [status, { conversation }] = await change(owner, `${id}/reply`, { body: reply });
  expect([status, conversation.state, conversation.revision]).toEqual([200, 'answered', 2]);
  const [mail] = await replyMails(site);
  expect(mail).toMatchObject({ to: 'Noor@tessera.example', replyTo: 'ola@entrada.example' });
  expect(mail?.html).toContain('<html lang="pt-PT"');
  expect(mail?.text).toContain('Yes, by March.');
  const row = await site.database.read((db) =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'conversation-reply').executeTakeFirst(),
  );
  const delay = Date.parse(row?.nextAttemptAt ?? '') - site.clock.now.getTime();
  expect(delay).toBe(10_000);
  expect(await auditOf(site, id)).toEqual(['conversation.reply']);
  expect((await inbox(owner)).counts).toMatchObject({ waiting: 0, answered: 1 });
});

it('no worker claims the mail of a reply before it is due', async ({ site, later }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  await site.database.transaction(async (trx) => {
    await trx.deleteFrom('outbox').execute();
  });
  await change(owner, `${id}/reply`, { body: reply });
  const claim = () => {
    const now = site.clock.now.toISOString();
    return claimDueMail(site.database, now, now, { recipients: [], domains: [] });
  };
  expect(await claim()).toBeNull();
  later({ minutes: 10 / 60 });
  expect((await claim())?.mail.kind).toBe('conversation-reply');
});

it('a reply that is sent twice with one key is one mail', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const sent = { body: reply, key: 'one' };
  const answers = await Promise.all([
    change(owner, `${id}/reply`, sent),
    change(owner, `${id}/reply`, sent),
  ]);
  expect(answers.map(([status]) => status)).toEqual([200, 200]);
  expect(await replyMails(site)).toHaveLength(1);
});

it('a reply is taken back until its mail leaves', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const [, first] = await change(owner, `${id}/reply`, { body: reply });
  const back = { method: 'DELETE', revision: 2 };
  const [status, { conversation }] = await change(owner, `${id}/replies/${first.id}`, back);
  expect([status, conversation.state, conversation.thread]).toEqual([200, 'open', []]);
  expect(await replyMails(site)).toEqual([]);
  const [, second] = await change(owner, `${id}/reply`, { body: reply, revision: 3 });
  await site.database.transaction((trx) =>
    trx
      .updateTable('outbox')
      .set({ attempts: 1 })
      .execute()
      .then(() => undefined),
  );
  const late = await change(owner, `${id}/replies/${second.id}`, { ...back, revision: 4 });
  expect([late[0], late[1].code]).toEqual([409, 'already_sent']);
  expect(await replyMails(site)).toHaveLength(1);
});

it('a change of an outdated state is refused with the present one', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  await change(owner, `${id}/note`, { body: { text: 'She called.' } });
  const [status, { code, present }] = await change(owner, `${id}/done`, { body: { done: true } });
  expect([status, code, present?.revision]).toEqual([412, 'changed', 2]);
  expect(present?.thread.map(({ direction }) => direction)).toEqual(['note']);
  const none = await owner.send(`/api/admin/conversations/${id}/done`, { done: true });
  expect(none.status).toBe(428);
  expect(await auditOf(site, id)).toEqual(['conversation.note']);
});

it('of two changes at once, one is refused', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const done = { body: { done: true } };
  const both = await Promise.all([
    change(owner, `${id}/done`, done),
    change(owner, `${id}/done`, done),
  ]);
  expect(both.map(([status]) => status).sort()).toEqual([200, 412]);
  expect(await auditOf(site, id)).toHaveLength(1);
});

it('is assigned, snoozed and closed, and each is undone', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const staff = await addStaff(site, { email: 'rui@entrada.example' });
  const until = '2026-11-24T09:00:00.000Z';
  const steps: [string, object, string][] = [
    ['assign', { to: staff }, 'waiting'],
    ['assign', { to: null }, 'unassigned'],
    ['snooze', { until }, 'snoozed'],
    ['snooze', { until: null }, 'waiting'],
    ['done', { done: true }, 'done'],
    ['done', { done: false }, 'waiting'],
    ['spam', { spam: true }, 'spam'],
    ['spam', { spam: false }, 'waiting'],
  ];
  for (const [index, [step, body, filter]] of steps.entries()) {
    const [status] = await change(owner, `${id}/${step}`, { body, revision: index + 1 });
    const { total } = await inbox(owner, `filter=${filter}`);
    expect([step, status, total]).toEqual([step, 200, 1]);
  }
  const revision = steps.length + 1;
  const nobody = { body: { to: crypto.randomUUID() }, revision };
  expect((await change(owner, `${id}/assign`, nobody))[1].code).toBe('not_staff');
  const past = { body: { until: '2026-11-22T09:00:00.000Z' }, revision };
  expect((await change(owner, `${id}/snooze`, past))[1].code).toBe('past');
  expect(await auditOf(site, id)).toHaveLength(steps.length);
});

it.for(['address', 'domain'] as const)(
  'a blocked %s is told nothing and filed as spam without mails',
  async (kind, { site }) => {
    const id = await write(site);
    const owner = await becomeOwner(site);
    await change(owner, `${id}/block`, { body: { kind } });
    const before = (await site.mails()).length;
    const email = kind === 'address' ? 'NOOR@tessera.example' : 'other@Tessera.example';
    await write(site, { email });
    expect((await inbox(owner, 'filter=spam')).total).toBe(2);
    expect(await site.mails()).toHaveLength(before);
    const undo = { method: 'DELETE', revision: 2 };
    const [, { conversation }] = await change(owner, `${id}/block`, undo);
    expect([conversation.state, conversation.isBlocked]).toEqual(['open', false]);
    await write(site, { email });
    expect((await site.mails()).length).toBe(before + 2);
  },
);

it('the company is reminded once when four working hours are left, snoozed or not', async ({
  site,
  later,
}) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const until = '2026-11-30T09:00:00.000Z';
  await change(owner, `${id}/snooze`, { body: { until } });
  const notices = async () =>
    (await site.mails()).filter(({ kind }) => kind === 'conversation-due-notice');
  later({ hours: 5 });
  await sendAlarms(site.context);
  expect(await notices()).toEqual([]);
  later({ hours: 5 });
  await Promise.all([sendAlarms(site.context), sendAlarms(site.context)]);
  await sendAlarms(site.context);
  expect(await notices()).toHaveLength(1);
});

it('saved answers are stored in both languages, replaced and removed', async ({ site }) => {
  const owner = await becomeOwner(site);
  const path = `/api/admin/saved-answers/${crypto.randomUUID()}`;
  const body = { title: 'NIF', body: 'You need one.', bodyPt: 'Precisa de um.' };
  for (const title of ['NIF', 'Tax number'])
    expect((await owner.send(path, { ...body, title }, { method: 'PUT' })).status).toBe(204);
  const list = await (await owner.get('/api/admin/saved-answers')).json();
  expect(list).toMatchObject({ answers: [{ ...body, title: 'Tax number' }] });
  expect((await owner.send(path, undefined, { method: 'DELETE' })).status).toBe(204);
  expect((await owner.send(path, undefined, { method: 'DELETE' })).status).toBe(404);
  const { bodyPt: _, ...half } = body;
  expect((await owner.send(path, half, { method: 'PUT' })).status).toBe(422);
});

it('a search folds accents and letters alike on both engines, in the sender and the thread', async ({
  site,
}) => {
  const id = await write(site, { name: 'João Conceição', businessName: 'ÁGUAS Ltda' });
  await write(site, { name: 'Rui', message: 'Nothing of that kind here.' });
  const owner = await becomeOwner(site);
  const found = async (q: string) => {
    const { conversations } = await inbox(owner, `q=${encodeURIComponent(q)}`);
    return conversations.map((one) => one.id);
  };
  for (const q of ['joao', 'JOÃO', 'conceicao aguas', 'águas', 'Noor@TESSERA joão'])
    expect([q, await found(q)]).toEqual([q, [id]]);
  expect(await found('100%')).toEqual([]);
  const [, { id: note }] = await change(owner, `${id}/note`, {
    body: { text: 'Telefonou À NOITE' },
  });
  expect([note !== undefined, await found('noite')]).toEqual([true, [id]]);
  const [, { id: sent }] = await change(owner, `${id}/reply`, { body: reply, revision: 2 });
  expect((await inbox(owner, 'filter=answered&q=march')).total).toBe(1);
  await change(owner, `${id}/replies/${sent}`, { method: 'DELETE', revision: 3 });
  expect(await found('yes, by march')).toEqual([]);
});

it('a download of a list needs a proof of the last ten minutes', async ({ site, later }) => {
  await write(site);
  const owner = await becomeOwner(site);
  later({ minutes: 11 });
  expect((await owner.get('/api/admin/conversations')).status).toBe(200);
  const refused = await owner.get('/api/admin/conversations?format=csv');
  expect([refused.status, ((await refused.json()) as Changed).code]).toEqual([
    403,
    'passkey_again',
  ]);
});

it('several are closed or snoozed at once, each with its row of the log, and put back', async ({
  site,
}) => {
  const ids = [await write(site), await write(site), await write(site)];
  const owner = await becomeOwner(site);
  await change(owner, `${ids[2]}/note`, { body: { text: 'Changed by somebody else.' } });
  const send = async (changes: object[]) => {
    const response = await owner.send('/api/admin/conversations/changes', { changes });
    return (await response.json()) as { changed: Shown[]; refused: object[] };
  };
  const spam = ids.map((id) => ({ id, revision: 1, closedAs: 'spam' }));
  expect(await send([...spam, { id: 'none', revision: 1, closedAs: null }])).toEqual({
    changed: ids.slice(0, 2).map((id) => ({ id, revision: 2 })),
    refused: [
      { id: ids[2], code: 'changed' },
      { id: 'none', code: 'not_found' },
    ],
  });
  expect((await inbox(owner)).counts).toMatchObject({ waiting: 1, spam: 2 });
  const [first, second] = ids as [string, string];
  const until = '2026-11-30T09:00:00.000Z';
  await send([
    { id: first, revision: 2, closedAs: null },
    { id: second, revision: 2, closedAs: null, snoozedUntil: until },
  ]);
  expect((await inbox(owner)).counts).toMatchObject({ waiting: 2, spam: 0, snoozed: 1 });
  const past = '2026-01-01T09:00:00.000Z';
  const { refused } = await send([{ id: first, revision: 3, snoozedUntil: past }]);
  expect(refused).toEqual([{ id: first, code: 'past' }]);
  expect(await auditOf(site, first)).toEqual(['conversation.close', 'conversation.close']);
  for (const body of [{}, { changes: [] }, { changes: [{ id: first, revision: 3 }] }])
    expect((await owner.send('/api/admin/conversations/changes', body)).status).toBe(422);
});

it('a block is removed from the list of blocked senders', async ({ site }) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  await change(owner, `${id}/block`, { body: { kind: 'domain' } });
  const path = '/api/admin/blocked-senders';
  const { blocks } = (await (await owner.get(path)).json()) as { blocks: { id: string }[] };
  expect(blocks).toMatchObject([{ kind: 'domain', value: 'tessera.example' }]);
  const block = blocks[0]?.id ?? '';
  const remove = () => owner.send(`${path}/${block}`, undefined, { method: 'DELETE' });
  expect((await remove()).status).toBe(204);
  const again = await remove();
  expect([again.status, ((await again.json()) as { titlePt: string }).titlePt]).toEqual([
    404,
    'Não existe este bloqueio',
  ]);
  expect(await auditOf(site, block)).toEqual(['sender-block.remove']);
  expect((await inbox(owner, 'filter=spam')).total).toBe(1);
});

it('the count of the inbox is what waits now, and is kept from a bookkeeper', async ({ site }) => {
  const id = await write(site);
  await write(site);
  const owner = await becomeOwner(site);
  const counts = async (browser: Browser) => (await browser.get('/api/admin/counts')).json();
  expect(await counts(owner)).toEqual({ inbox: 2 });
  await change(owner, `${id}/snooze`, { body: { until: '2026-11-30T09:00:00.000Z' } });
  expect(await counts(owner)).toEqual({ inbox: 1 });
  await addStaff(site, { email: 'conta@entrada.example', role: 'bookkeeper' });
  expect(await counts(await signIn(site, 'conta@entrada.example'))).toEqual({});
});

it('the alarm leads to the message', async ({ site, later }) => {
  const id = await write(site);
  later({ hours: 24 });
  await sendAlarms(site.context);
  const mail = (await site.mails()).find(({ kind }) => kind === 'conversation-due-notice');
  expect(mail?.text).toContain(`https://entrada.example/admin/inbox/${id}`);
});
