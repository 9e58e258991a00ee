import { expect } from 'vitest';
import type { SavedAnswers } from '#features/conversations/answers/answers.schema.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { claimDueMail } from '#platform/outbox/outbox.repository.server.ts';
import {
  auditOf,
  change,
  inbox,
  reply,
  replyMails,
  write,
} from '../../factories/conversation-calls.ts';
import { addStaff, becomeOwner, test as it } from '../../factories/staff-site.ts';

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

it('tells by mail whoever it is assigned to by another, once, in their language', async ({
  site,
}) => {
  const id = await write(site, { locale: 'en' });
  const owner = await becomeOwner(site);
  const rui = await addStaff(site, { email: 'rui@entrada.example', language: 'pt' });
  const told = async () =>
    (await site.mails()).filter(({ kind }) => kind === 'conversation-assigned');
  const { id: self } = (await (await owner.get('/api/session')).json()) as { id: string };
  const [own] = await change(owner, `${id}/assign`, { body: { to: self } });
  expect([own, await told()]).toEqual([200, []]);
  await change(owner, `${id}/assign`, { body: { to: rui }, revision: 2 });
  await change(owner, `${id}/assign`, { body: { to: rui }, revision: 3 });
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('rui@entrada.example');
  const text = mail?.text.replace(/\s+/g, ' ') ?? '';
  for (const part of ['Rita Falcão', 'oor@tessera.example', 'Responder até', `/admin/inbox/${id}`])
    expect(text).toContain(part);
  await change(owner, `${id}/assign`, { body: { to: null }, revision: 4 });
  await change(owner, `${id}/assign`, { body: { to: rui }, revision: 5 });
  expect(await told()).toHaveLength(2);
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
    await write(site, { email, name: 'Rui' });
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

it('a saved answer that somebody else changed meanwhile is not replaced', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const path = `/api/admin/saved-answers/${crypto.randomUUID()}`;
  const body = { title: 'NIF', body: 'You need one.', bodyPt: 'Precisa de um.' };
  await owner.send(path, body, { method: 'PUT' });
  const read = async () =>
    ((await (await owner.get('/api/admin/saved-answers')).json()) as SavedAnswers).answers[0];
  const headers = { 'If-Match': `"${(await read())?.updatedAt}"` };
  const put = (text: string) =>
    owner.send(path, { ...body, body: text }, { method: 'PUT', headers });
  later({ minutes: 1 });
  expect((await put('Hers.')).status).toBe(204);
  // The same call once more, whose answer was lost, finds its own words.
  expect((await put('Hers.')).status).toBe(204);
  const refused = await put('His.');
  expect([refused.status, await refused.json()]).toMatchObject([
    412,
    { code: 'answer_changed', present: { body: 'Hers.' } },
  ]);
  expect((await read())?.body).toBe('Hers.');
  await owner.send(path, undefined, { method: 'DELETE' });
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

it('a reply keeps the subject, quotes what it answers and stands below it, signed by who wrote it', async ({
  site,
}) => {
  const link = `${site.origin}/manage-booking/Zx9${'a'.repeat(40)}`;
  const message = `We open a shop in Lisbon.\n\nOur booking: ${link}`;
  const id = await write(site, { message });
  const owner = await becomeOwner(site);
  await change(owner, `${id}/reply`, { body: reply });
  await change(owner, `${id}/reply`, { body: { text: 'And bring the deed.' }, revision: 2 });
  const mails = await replyMails(site);
  const [first, second] = ['Yes, by March.', 'And bring the deed.'].map((text) =>
    mails.find((mail) => mail.text.includes(text)),
  );
  const acknowledged = `<contact-received.${id}@entrada.example>`;
  expect(first).toMatchObject({
    subject: 'Re: We have your message',
    headers: { 'Auto-Submitted': 'no', 'In-Reply-To': acknowledged, References: acknowledged },
  });
  expect(second).toMatchObject({
    subject: 'Re: We have your message',
    headers: {
      'In-Reply-To': `<${first?.messageId}>`,
      References: `${acknowledged} <${first?.messageId}>`,
    },
  });
  expect(first?.text).toContain('Yes, by March.\n\nRita Falcão\nEntrada\n');
  expect(first?.text).toMatch(/Noor El-Amin wrote, Mon[^\n]*\(Lisbon\):\n> We open a shop/);
});

it('two messages of one person within minutes are one conversation with one promise', async ({
  site,
  later,
}) => {
  const id = await write(site, { phone: '' });
  const { emails, rows } = {
    emails: async () => (await site.mails()).map(({ kind }) => kind).sort(),
    rows: () => site.database.read((db) => db.selectFrom('contactMessages').selectAll().execute()),
  };
  const [before] = await rows();
  later({ minutes: 5 });
  const more = {
    phone: '+351 910 000 000',
    businessName: 'Loja',
    message: 'One thing more, sorry.',
  };
  expect(await write(site, more)).toBe(id);
  expect(await rows()).toEqual([{ ...before, phone: '+351 910 000 000' }]);
  expect(await emails()).toEqual(['contact-message', 'contact-message', 'contact-received']);
  const owner = await becomeOwner(site);
  const shown = (await (await owner.get(`/api/admin/conversations/${id}`)).json()) as {
    thread: object[];
  };
  expect(shown).toMatchObject({
    answerBy: before?.answerBy,
    revision: 2,
    thread: [
      { direction: 'in', channel: 'form', body: 'One thing more, sorry.\n\nBusiness: Loja' },
    ],
  });
  const answer = (await replyMailOf(id))?.text;
  expect(answer).toContain('> One thing more, sorry.');
  expect(await write(site, { name: 'Somebody else' })).not.toBe(id);
  later({ minutes: 11 });
  expect(await write(site)).not.toBe(id);

  async function replyMailOf(conversation: string) {
    await change(owner, `${conversation}/reply`, { body: reply, revision: 2 });
    return (await replyMails(site))[0];
  }
});
