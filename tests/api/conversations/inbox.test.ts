import { expect } from 'vitest';
import type { Inbox } from '#features/conversations/conversations.schema.ts';
import { listWaitingConversations } from '#features/conversations/list-waiting-conversations.server.ts';
import { messageFieldNames, perField } from '#features/conversations/message-fields.texts.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import {
  auditOf,
  type Changed,
  change,
  inbox,
  reply,
  type Shown,
  write,
} from '../../factories/conversation-calls.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  signIn,
} from '../../factories/staff-site.ts';

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
  const response = await owner.get('/api/admin/conversations?format=csv&excel=en');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const text = await response.text();
  expect(text).toContain(id);
  expect(text).not.toMatch(/,=1\+1/);
  expect((await owner.get('/api/admin/conversations?filter=lost')).status).toBe(422);
});

it('every field of the form is in the inbox, in its CSV and in its search', async ({ site }) => {
  const texts = perField((name) => `Words${name}`);
  const id = await write(site, { ...texts, email: 'words@tessera.example' });
  const owner = await becomeOwner(site);
  const response = await owner.get('/api/admin/conversations');
  const [shown] = ((await response.json()) as Inbox).conversations;
  const csv = await (await owner.get('/api/admin/conversations?format=csv&excel=en')).text();
  for (const name of messageFieldNames) {
    const text = name === 'email' ? 'words@tessera.example' : texts[name];
    expect([name, shown?.[name]]).toEqual([name, text]);
    expect([name, csv.includes(text)]).toEqual([name, true]);
    const found = await inbox(owner, `q=${encodeURIComponent(text)}`);
    expect([name, found.conversations.map((one) => one.id)]).toEqual([name, [id]]);
  }
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
  const refused = await owner.get('/api/admin/conversations?format=csv&excel=en');
  expect([refused.status, ((await refused.json()) as Changed).code]).toEqual([
    403,
    'passkey_again',
  ]);
});

it('several are closed or snoozed at once, each with its row of the log, and put back', async ({
  site,
}) => {
  const ids = [
    await write(site),
    await write(site, { name: 'Ana' }),
    await write(site, { name: 'Rui' }),
  ];
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

it('what is snoozed is under Snoozed alone until its time, whether it was answered or not', async ({
  site,
  later,
}) => {
  const [answered, open] = [await write(site), await write(site, { name: 'Rui' })];
  const owner = await becomeOwner(site);
  const until = '2026-11-30T09:00:00.000Z';
  const idsIn = async (filter: string) => {
    const { conversations, counts } = await inbox(owner, `filter=${filter}`);
    expect(counts).toMatchObject({ [filter]: conversations.length });
    return conversations.map(({ id }) => id).sort();
  };
  await change(owner, `${answered}/reply`, { body: reply });
  await change(owner, `${answered}/snooze`, { body: { until }, revision: 2 });
  await change(owner, `${open}/snooze`, { body: { until } });
  expect(await idsIn('snoozed')).toEqual([answered, open].sort());
  expect([await idsIn('answered'), await idsIn('waiting')]).toEqual([[], []]);
  later({ hours: 24 * 30 });
  const again = await signIn(site, ownerEmail);
  const idsAgain = async (filter: string) =>
    (await inbox(again, `filter=${filter}`)).conversations.map(({ id }) => id);
  expect([
    await idsAgain('snoozed'),
    await idsAgain('answered'),
    await idsAgain('waiting'),
  ]).toEqual([[], [answered], [open]]);
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
  await write(site, { name: 'Rui' });
  const owner = await becomeOwner(site);
  const counts = async (browser: Browser) => (await browser.get('/api/admin/counts')).json();
  expect(await counts(owner)).toEqual({ inbox: 2, quotes: 0 });
  await change(owner, `${id}/snooze`, { body: { until: '2026-11-30T09:00:00.000Z' } });
  expect(await counts(owner)).toEqual({ inbox: 1, quotes: 0 });
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
