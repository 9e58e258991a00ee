import { beforeEach, expect } from 'vitest';
import type { ConversationDetail } from '#features/conversations/conversations.schema.ts';
import {
  type ClaimableMail,
  mailToPlusAddress,
} from '#features/conversations/mail-in/mail-claims.server.ts';
import { receiveMail } from '#features/conversations/mail-in/receive-mail.server.ts';
import { removeOldMails } from '#features/conversations/mail-in/remove-old-mails.server.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { on } from '#platform/context/events.server.ts';
import { change, inbox, reply, replyMails, write } from '../../factories/conversation-calls.ts';
import { attached, mixed, parts, rawMail } from '../../factories/raw-mail.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { dyingBeforeCommit } from '../../factories/test-services.ts';

const mailIn = { address: 'ola@mail.entrada.example', secret: 'k3y_'.repeat(8) };

beforeEach<{ site: StaffSite }>(({ site }) => {
  site.services.mailIn = mailIn;
  return () => {
    site.services.mailIn = null;
  };
});

type Filed = { place: string; conversation: string; code?: string; allowed?: string[] };

async function post(
  { app }: StaffSite,
  body: BodyInit,
  { secret = mailIn.secret, type = 'message/rfc822', headers = {} } = {},
): Promise<[number, Filed]> {
  const response = await app.request(`/api/mail-in/${secret}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
  });
  return [response.status, (await response.json()) as Filed];
}

async function show(owner: Browser, id: string): Promise<ConversationDetail> {
  return (await owner.get(`/api/admin/conversations/${id}`)).json() as Promise<ConversationDetail>;
}

const kindsOf = async (site: StaffSite) => (await site.mails()).map(({ kind }) => kind).sort();
const stored = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('mailsIn').selectAll().execute());

it('takes a mail from who knows the secret alone, as what it is, and up to 25 MB', async ({
  site,
}) => {
  const raw = rawMail({ body: 'Hello' });
  for (const secret of ['wrong', `${mailIn.secret}x`, mailIn.secret.toUpperCase()])
    expect(await post(site, raw, { secret })).toMatchObject([404, { code: 'not_found' }]);
  expect(await post(site, raw, { type: 'application/json' })).toMatchObject([
    415,
    { code: 'type_not_allowed', allowed: ['message/rfc822', 'application/octet-stream'] },
  ]);
  expect(await post(site, '')).toMatchObject([422, { code: 'empty' }]);
  const large = new Uint8Array(25_000_001);
  expect(await post(site, large)).toMatchObject([413, { code: 'too_large' }]);
  const declared = { headers: { 'Content-Length': '25000001' } };
  expect(await post(site, raw, declared)).toMatchObject([413, { code: 'too_large' }]);
  expect(await stored(site)).toEqual([]);
  site.services.mailIn = null;
  expect((await post(site, raw))[0]).toBe(404);
});

it('a mail of a stranger begins a conversation, and the company is told', async ({ site }) => {
  const subject = 'Fwd: Re: A shop in Lisbon';
  const body = 'Hello, would you help me with the shop?';
  const [status, filed] = await post(site, rawMail({ subject, body }));
  expect([status, filed.place]).toEqual([202, 'new']);
  expect(await kindsOf(site)).toEqual(['conversation-arrived-notice']);
  const [mail] = await site.mails();
  expect(mail).toMatchObject({ to: 'ola@entrada.example', replyTo: 'noor@tessera.example' });
  expect(mail?.text).toContain(body);
  const owner = await becomeOwner(site);
  expect(await show(owner, filed.conversation)).toMatchObject({
    begunAs: 'mail',
    subject: 'A shop in Lisbon',
    name: 'Noor El-Amin',
    email: 'noor@tessera.example',
    language: 'en',
    message: body,
    state: 'open',
  });
  const person = await site.database.read((db) =>
    db.selectFrom('people').select('name').where('emailKey', '=', 'noor@tessera.example').execute(),
  );
  expect(person).toEqual([{ name: 'Noor El-Amin' }]);
  await change(owner, `${filed.conversation}/reply`, { body: reply });
  const [answer] = await replyMails(site);
  expect(answer?.subject).toBe('Re: A shop in Lisbon');
  expect(answer?.text).toContain(`> ${body}`);
  expect(answer?.headers?.['In-Reply-To']).toMatch(/@tessera\.example>$/);
});

it('an answer by mail is in its conversation, which waits again, by each way to know it', async ({
  site,
  later,
}) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  await change(owner, `${id}/reply`, { body: reply });
  const [sent] = await replyMails(site);
  later({ hours: 30 });
  const link = `https://entrada.example/manage-booking/Zx9${'a'.repeat(40)}`;
  const body = `Thank you.\n\nOn Mon, Entrada wrote:\n> Yes, by March.\n> ${link}\n`;
  const ways = [
    { to: sent?.replyTo ?? '', from: 'Colleague <other@bank.example>' },
    { headers: [`In-Reply-To: <${sent?.messageId}>`], from: 'Noor <noor@work.example>' },
    { headers: [`References: <contact-received.${id}@entrada.example> <x@y>`] },
    {},
  ];
  for (const way of ways)
    expect(await post(site, rawMail({ ...way, body }))).toEqual([
      202,
      { place: 'conversation', conversation: id },
    ]);
  const again = await signIn(site, ownerEmail);
  const shown = await show(again, id);
  expect(shown.state).toBe('open');
  expect(Date.parse(shown.answerBy)).toBeGreaterThan(site.clock.now.getTime());
  const came = shown.thread.filter(({ direction }) => direction === 'in');
  expect(came.map((one) => [one.channel, one.body])).toEqual(
    ways.map(() => ['mail', 'Thank you.']),
  );
  expect(came.map(({ besides }) => besides.sender).filter(Boolean)).toEqual(
    expect.arrayContaining(['Colleague <other@bank.example>', 'Noor <noor@work.example>']),
  );
  for (const { besides } of came) {
    expect(besides.quoted).toContain('> Yes, by March.\n> [personal link left out]');
    expect(besides.quoted).not.toContain('Zx9');
  }
  expect((await inbox(again, 'q=thank')).total).toBe(1);
});

it('the same mail again is nothing twice, however many servers hand it over', async ({ site }) => {
  const raw = rawMail({ id: 'once@tessera.example', body: 'Hello there' });
  const all = await Promise.all(Array.from({ length: 5 }, () => post(site, raw)));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await post(site, raw)).toEqual(all[0]);
  expect(await stored(site)).toHaveLength(1);
  expect(await kindsOf(site)).toEqual(['conversation-arrived-notice']);
  const owner = await becomeOwner(site);
  expect((await inbox(owner)).total).toBe(1);
});

it('a process that dies while it files a mail leaves nothing, and the mail is filed once after', async ({
  site,
}) => {
  const raw = new TextEncoder().encode(
    rawMail({
      type: mixed,
      body: parts('\nHello', attached('a.pdf', 'application/pdf', '%PDF-1.7\n')),
    }),
  );
  const dying = { ...site.context, database: dyingBeforeCommit(site.database) };
  await expect(receiveMail(dying, raw)).rejects.toThrow('died');
  const rows = () =>
    site.database.read(async (db) => [
      (await db.selectFrom('mailsIn').select('place').execute()).length,
      (await db.selectFrom('contactMessages').select('id').execute()).length,
      (await db.selectFrom('messageFiles').select('fileId').execute()).length,
      (await db.selectFrom('outbox').select('id').execute()).length,
    ]);
  expect(await rows()).toEqual([0, 0, 0, 0]);
  expect(await receiveMail(site.context, raw)).toMatchObject({ ok: true, value: { place: 'new' } });
  expect(await rows()).toEqual([1, 1, 1, 1]);
});

it('what a program writes is filed without a promise, a notice or an answer', async ({
  site,
  later,
}) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  await change(owner, `${id}/reply`, { body: reply });
  const before = await kindsOf(site);
  const headers = ['Auto-Submitted: auto-replied'];
  const to = (await replyMails(site))[0]?.replyTo ?? '';
  expect(await post(site, rawMail({ to, headers, body: 'I am away.' }))).toEqual([
    202,
    { place: 'conversation', conversation: id },
  ]);
  expect((await show(owner, id)).state).toBe('answered');
  const news = await post(
    site,
    rawMail({ from: 'n@list.example', headers: ['List-Id: <l>'], body: 'News' }),
  );
  expect(news).toMatchObject([202, { place: 'filed' }]);
  expect((await show(owner, news[1].conversation)).state).toBe('done');
  const own = rawMail({ from: 'ola@entrada.example', to, body: 'Loop' });
  expect(await post(site, own)).toEqual([202, { place: 'ignored', conversation: null }]);
  expect((await inbox(owner)).total).toBe(0);
  later({ hours: 100 });
  await sendAlarms(site.context);
  expect(await kindsOf(site)).toEqual(before);
});

it('a mail that cannot be delivered is marked on its message, whose conversation waits again', async ({
  site,
}) => {
  const id = await write(site);
  const owner = await becomeOwner(site);
  const [, { id: answer }] = await change(owner, `${id}/reply`, { body: reply });
  const [sent] = await replyMails(site);
  const said = (action: string) =>
    rawMail({
      from: 'MAILER-DAEMON@mx.example',
      type: 'multipart/report; report-type=delivery-status; boundary=b1',
      body: parts(
        '\nSorry.',
        `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: ${action}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such user`,
        `Content-Type: message/rfc822\n\nMessage-ID: <${sent?.messageId}>\n\nText`,
      ),
    });
  expect((await post(site, said('delayed')))[1].place).toBe('bounce');
  expect((await show(owner, id)).state).toBe('answered');
  expect(await post(site, said('failed'))).toEqual([202, { place: 'bounce', conversation: id }]);
  const shown = await show(owner, id);
  expect([shown.state, shown.thread.length]).toEqual(['open', 1]);
  expect(shown.thread[0]).toMatchObject({ id: answer, bounceReason: '550 No such user' });
  expect(shown.thread[0]?.bouncedAt).not.toBeNull();
});

it('files are kept as uploads are, a refused one is named, and staff alone read them', async ({
  site,
}) => {
  const pdf = attached('deed.pdf', 'application/pdf', '%PDF-1.7\nDeed');
  const program = attached('invoice.pdf', 'application/pdf', 'MZ\x90\x00\x03');
  const body = parts('Content-Type: text/plain\n\nThe deed is attached.', pdf, program);
  const [, { conversation }] = await post(site, rawMail({ type: mixed, body }));
  const owner = await becomeOwner(site);
  const { message, besides } = await show(owner, conversation);
  expect(message).toBe('The deed is attached.');
  expect(besides.files).toMatchObject([{ name: 'deed.pdf', mime: 'application/pdf', size: 13 }]);
  expect(besides.leftOut).toMatchObject([{ name: 'invoice.pdf' }]);
  const [file] = besides.files;
  const path = `/api/admin/conversations/${conversation}/files/${file?.id}`;
  const served = await owner.get(path);
  expect([served.status, await served.text()]).toEqual([200, '%PDF-1.7\nDeed']);
  expect(served.headers.get('Content-Disposition')).toMatch(/^attachment; filename="deed\.pdf"/);
  expect((await openBrowser(site).get(path)).status).toBe(401);
  expect((await owner.get(`/files/${file?.id}/deed.pdf`)).status).toBe(404);
  const other = await write(site, { email: 'other@t.example' });
  expect((await owner.get(`/api/admin/conversations/${other}/files/${file?.id}`)).status).toBe(404);
});

it('an erasure takes the files of mails with it', async ({ site }) => {
  const body = parts('\nx', attached('deed.pdf', 'application/pdf', '%PDF-1.7\n'));
  const [, { conversation }] = await post(site, rawMail({ type: mixed, body }));
  const owner = await becomeOwner(site);
  const { personId } = await show(owner, conversation);
  const erased = await owner.send(`/api/admin/people/${personId}/erase`, {});
  expect(erased.status).toBe(200);
  expect(await stored(site)).toEqual([]);
  const files = await site.database.read((db) =>
    db.selectFrom('files').select('removedAt').execute(),
  );
  expect(files.map(({ removedAt }) => removedAt !== null)).toEqual([true]);
});

it('nothing that is known of a person is replaced by a mail', async ({ site }) => {
  await write(site, { name: 'Noor Known', businessName: 'Tessera', email: 'noor@tessera.example' });
  const read = () =>
    site.database.read((db) =>
      db.selectFrom('people').select(['name', 'company', 'phone', 'language', 'email']).execute(),
    );
  const before = await read();
  await post(site, rawMail({ from: 'Eve <NOOR@tessera.example>', body: 'Bom dia, não posso ir.' }));
  expect(await read()).toEqual(before);
});

it('a forged sender does not write in the conversation of another', async ({ site }) => {
  const id = await write(site, { email: 'noor@tessera.example' });
  const headers = ['Authentication-Results: mx.entrada.example; dmarc=fail'];
  const [, filed] = await post(site, rawMail({ headers, body: 'Pay to my new account.' }));
  expect(filed.place).toBe('new');
  expect(filed.conversation).not.toBe(id);
});

it('a blocked sender is filed as spam, and nobody is told', async ({ site }) => {
  const id = await write(site, { email: 'noor@tessera.example' });
  const owner = await becomeOwner(site);
  await change(owner, `${id}/block`, { body: { kind: 'domain' } });
  const before = await kindsOf(site);
  const [, filed] = await post(site, rawMail({ from: 'x@tessera.example', body: 'Cheap!' }));
  expect((await show(owner, filed.conversation)).state).toBe('spam');
  expect(await kindsOf(site)).toEqual(before);
});

it('a feature claims a mail to an address of its own, which then begins no conversation', async ({
  site,
}) => {
  const token = 'f'.repeat(32);
  const owner = await becomeOwner(site);
  const id = await write(site);
  const told = (await kindsOf(site)).length;
  const heard: ClaimableMail[] = [];
  const listener = on(mailToPlusAddress, async (_context, _trx, mail) => {
    heard.push(mail);
    if (mail.tokens.includes(token)) mail.claim({ conversation: id, isSettled: true });
  });
  const { listeners } = site.services;
  site.services.listeners = [...listeners, listener];
  const to = `ola+${token}@mail.entrada.example`;
  const claimed = await post(site, rawMail({ to, body: 'Aprovo.\n\n> Please approve.' }));
  const other = await post(
    site,
    rawMail({ from: 'ana@x.example', to: 'ola+00000000@mail.entrada.example', body: 'Hi' }),
  );
  site.services.listeners = listeners;
  expect(claimed).toEqual([202, { place: 'request', conversation: id }]);
  expect((await show(owner, id)).thread).toMatchObject([{ direction: 'in', body: 'Aprovo.' }]);
  // The mail that was settled tells nobody; the other one tells the company.
  expect(await kindsOf(site)).toHaveLength(told + 1);
  expect(other).toMatchObject([202, { place: 'new' }]);
  expect(heard[0]).toMatchObject({
    tokens: [token],
    from: 'noor@tessera.example',
    said: 'Aprovo.',
    isAutomatic: false,
    isForged: false,
    hasDocuments: false,
  });
});

it('forgets after a month what was filed nowhere, and nothing that is in the inbox', async ({
  site,
  later,
}) => {
  const own = rawMail({ from: 'ola@entrada.example', body: 'Loop' });
  expect(await post(site, own)).toMatchObject([202, { place: 'ignored' }]);
  expect(await post(site, rawMail({ body: 'Hello' }))).toMatchObject([202, { place: 'new' }]);
  later({ days: 29 });
  expect(await removeOldMails(site.context)).toBe(0);
  later({ days: 2 });
  expect(await removeOldMails(site.context)).toBe(1);
  expect(await stored(site)).toMatchObject([{ place: 'new' }]);
});
