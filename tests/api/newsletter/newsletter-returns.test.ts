import { beforeEach, expect } from 'vitest';
import { recordPeople } from '#features/people/record-person.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import {
  addSubscribers,
  begin,
  makeLane,
  setPace,
  show,
} from '../../factories/newsletter-issues.ts';
import { rawMail } from '../../factories/raw-mail.ts';
import { importList, showList } from '../../factories/reader-lists.ts';
import { type ReturnedMail, returnedMails } from '../../factories/returned-mails.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const mailIn = { address: 'ola@mail.entrada.example', secret: 'k3y_'.repeat(8) };
const bounces = 'bounces@mail.entrada.example';

beforeEach<{ site: StaffSite }>(({ site }) => {
  site.services.mailIn = mailIn;
  return () => {
    site.services.mailIn = null;
  };
});

async function hand(site: StaffSite, raw: string): Promise<string> {
  const response = await site.app.request(`/api/mail-in/${mailIn.secret}`, {
    method: 'POST',
    body: raw,
    headers: { 'Content-Type': 'message/rfc822' },
  });
  expect(response.status).toBe(202);
  return ((await response.json()) as { place: string }).place;
}

/** Sends an issue to so many readers; returns it, and the mails by whom they went to. */
async function send(site: StaffSite, later: Parameters<typeof begin>[1], count: number) {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: count, pt: 0 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  const { lane, sent } = makeLane(site);
  await lane();
  expect(sent).toHaveLength(count);
  return { owner, id, sent };
}

const lost = ({ messageId, to }: StoredMail) => ({ id: messageId, to });

/** What became of everybody, by address. */
async function outcomes({ database }: StaffSite) {
  const rows = await database.read((db) =>
    db
      .selectFrom('newsletterSubscribers as subscriber')
      .innerJoin('campaignRecipients as got', 'got.subscriberId', 'subscriber.id')
      .leftJoin('suppressions', 'suppressions.subscriberId', 'subscriber.id')
      .select(['subscriber.email', 'subscriber.status', 'cameBack', 'suppressions.reason'])
      .execute(),
  );
  return new Map(rows.map(({ email, ...rest }) => [email, rest]));
}

function expected({ counts }: ReturnedMail) {
  return {
    status: counts === 'complaint' ? 'unsubscribed' : 'confirmed',
    cameBack: counts,
    reason: counts === 'soft' ? null : counts,
  };
}

it('that come back are counted by what each server says of them', async ({ site, later }) => {
  const { owner, id, sent } = await send(site, later, returnedMails.length);
  for (const [index, { raw, title }] of returnedMails.entries())
    for (const _ of index === 0 ? ['once', 'and again'] : ['once'])
      expect(await hand(site, raw(lost(sent[index] as StoredMail))), title).toBe('bounce');
  const became = await outcomes(site);
  for (const [index, one] of returnedMails.entries())
    expect(became.get(sent[index]?.to ?? ''), one.title).toEqual(expected(one));
  const number = (counts: ReturnedMail['counts']) =>
    returnedMails.filter((one) => one.counts === counts).length;
  expect((await show(owner, id)).counts).toMatchObject({
    bounced: number('hard') + number('soft'),
    complained: number('complaint'),
    left: number('complaint'),
  });
  const { suppressions } = (await (await owner.get('/api/admin/suppressions')).json()) as {
    suppressions: { email: string; note: string }[];
  };
  const exim = suppressions.find(
    ({ email }) => email === sent[returnedMails.findIndex(({ title }) => /^Exim/.test(title))]?.to,
  );
  expect(exim?.note).toMatch(/^550 5\.1\.1 .*User unknown$/);
});

it('leave no word of a server behind once their reader is erased, but why nothing is sent there', async ({
  site,
  later,
}) => {
  const { owner, sent } = await send(site, later, 2);
  const [first, second] = sent as [StoredMail, StoredMail];
  const [postfix] = returnedMails as [ReturnedMail];
  expect(await hand(site, postfix.raw(lost(first)))).toBe('bounce');
  const ids = await site.database.transaction(async (trx) => {
    const people = [first, second].map(({ to }) => ({ email: to, language: 'en' }));
    const recorded = await recordPeople(site.context, trx, people);
    for (const [email, personId] of recorded)
      await trx
        .updateTable('newsletterSubscribers')
        .set({ personId })
        .where('email', '=', email)
        .execute();
    return [...recorded.values()];
  });
  const words = () =>
    site.database.read(async (db) => ({
      notes: await db.selectFrom('suppressions').select(['reason', 'note']).execute(),
      errors: (await db.selectFrom('campaignRecipients').select('error').execute())
        .map(({ error }) => error)
        .join(''),
    }));
  const before = await words();
  expect(before.notes).toMatchObject([{ reason: 'hard', note: expect.stringMatching(/\S/) }]);
  expect(before.errors).not.toBe('');
  for (const id of ids)
    expect((await owner.send(`/api/admin/people/${id}/erase`, { endsWork: true })).status).toBe(
      200,
    );
  // A report may come later than the erasure.
  await hand(site, postfix.raw(lost(second)));
  expect(await words()).toEqual({ notes: [{ reason: 'hard', note: '' }], errors: '' });
});

it('come back to an address of their own, by which alone they are known', async ({
  site,
  later,
}) => {
  site.services.mailIn = { ...mailIn, bounces };
  const { sent } = await send(site, later, 3);
  const [first, second, third] = sent as [StoredMail, StoredMail, StoredMail];
  expect(new Set(sent.map(({ returnTo }) => returnTo)).size).toBe(3);
  for (const { returnTo = '' } of sent)
    expect(returnTo).toMatch(/^bounces\+[a-z0-9]{39}@mail\.entrada\.example$/);
  const [postfix] = returnedMails as [ReturnedMail];
  const nameless = { id: 'elsewhere@mx.example', to: first.to };
  // A server on the way may write it large.
  expect(await hand(site, postfix.raw(nameless, first.returnTo?.toUpperCase()))).toBe('bounce');
  expect((await outcomes(site)).get(first.to)).toMatchObject({ cameBack: 'hard', reason: 'hard' });
  // Whoever is away answers there too, and nobody is told.
  const away = { to: second.returnTo ?? '', headers: ['Auto-Submitted: auto-replied'] };
  expect(await hand(site, rawMail({ ...away, body: 'I am away.' }))).toBe('ignored');
  expect((await outcomes(site)).get(second.to)).toMatchObject({ cameBack: null });
  expect(await hand(site, rawMail({ to: third.returnTo ?? '', body: 'A question' }))).toBe('new');
});

it('that are told of by somebody hostile change nothing for others', async ({ site, later }) => {
  site.services.mailIn = { ...mailIn, bounces };
  const { sent } = await send(site, later, 3);
  const [victim, own] = sent as [StoredMail, StoredMail];
  const [, campaignId, ownId] = own.messageId.split(/[.@]/);
  const forged = [
    // Their own mail, and the address of another.
    { id: own.messageId, to: victim.to },
    // No mail of ours, or one of nobody.
    { id: 'newsletter-issue.x.y@entrada.example', to: victim.to },
    { id: `newsletter-issue.${campaignId}.${crypto.randomUUID()}@entrada.example`, to: victim.to },
    { id: `newsletter-issue.${crypto.randomUUID()}.${ownId}@entrada.example`, to: victim.to },
  ];
  // An address for reports of another, whose code is not ours.
  const token = victim.returnTo?.replace(/.{4}@/, 'zzzz@');
  const kinds = ['Postfix: no such user', 'qmail: no mailbox here', 'Yahoo: a complaint'];
  for (const { raw } of returnedMails.filter(({ title }) => kinds.includes(title)))
    for (const mail of forged) await hand(site, raw(mail, token));
  const became = await outcomes(site);
  for (const { to } of sent.filter((mail) => mail !== own))
    expect(became.get(to)).toEqual({ status: 'confirmed', cameBack: null, reason: null });
});

it('that people answer are counted once for each reader, where mail comes in', async ({
  site,
  later,
}) => {
  const { owner, id, sent } = await send(site, later, 3);
  const [first, second, third] = sent as [StoredMail, StoredMail, StoredMail];
  const answered = async () => (await show(owner, id)).answered;
  expect(await answered()).toBe(0);
  const answer = (mail: StoredMail, more: { from?: string; headers?: string[] } = {}) => {
    const headers = [`In-Reply-To: <${mail.messageId}>`, ...(more.headers ?? [])];
    return hand(site, rawMail({ from: mail.to, ...more, headers, body: 'And for a branch?' }));
  };
  expect(await answer(first)).toBe('new');
  expect(await answered()).toBe(1);
  await answer(first);
  // From an address that is not on the list: the mail that she answers is hers all the same.
  await answer(second, { from: 'Noor <noor@private.example>' });
  expect(await answered()).toBe(2);
  await answer(third, { headers: ['Auto-Submitted: auto-replied'] });
  await answer(third, { headers: ['Authentication-Results: mx.entrada.example; dmarc=fail'] });
  const nobody = `newsletter-issue.${id}.${crypto.randomUUID()}@entrada.example`;
  await answer({ ...third, messageId: nobody });
  await hand(site, rawMail({ from: third.to, body: 'Something else' }));
  expect(await answered()).toBe(2);
  // Some programs name it only among the mails that went before.
  const headers = [`References: <${third.messageId}> <other@reader.example>`];
  await hand(site, rawMail({ from: third.to, headers, body: 'Thank you' }));
  expect(await answered()).toBe(3);
  site.services.mailIn = null;
  expect(await answered()).toBeNull();
});

/** A mail server that knows no mailbox of that name. */
const unknownThere = Object.assign(new Error('refused'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 <refused@r.example>: no such user',
});

it('that ask the readers of a list are followed as those of an issue', async ({ site, later }) => {
  site.services.mailIn = { ...mailIn, bounces };
  const owner = await becomeOwner(site);
  await setPace(owner, 6000);
  const names = ['named', 'returned', 'full', 'angry', 'pressed', 'late', 'untouched', 'refused'];
  const list = ['email', ...names.map((name) => `${name}@r.example`)].join('\n');
  const { id } = await importList(owner, list);
  const { lane, sent } = makeLane(site, async (_, { to }) => {
    if (to.startsWith('refused')) throw unknownThere;
  });
  later({ minutes: 1 });
  await lane();
  const mailTo = (name: string) => sent.find(({ to }) => to.startsWith(name)) as StoredMail;
  expect(new Set(sent.map(({ returnTo }) => returnTo)).size).toBe(names.length - 1);

  const rawOf = (start: string) =>
    (returnedMails.find(({ title }) => title.startsWith(start)) as ReturnedMail).raw;
  const gone = rawOf('Postfix: no such user');
  const [, token = ''] = /\/confirm\/([\w-]+)/.exec(mailTo('pressed').text) ?? [];
  await site.send('/api/newsletter/confirm', { token, locale: 'en' });
  const elsewhere = { id: 'elsewhere@mx.example', to: 'returned@r.example' };
  for (const raw of [
    gone(lost(mailTo('named'))),
    gone(lost(mailTo('named'))),
    gone(elsewhere, mailTo('returned').returnTo),
    rawOf('Gmail: over quota')(lost(mailTo('full'))),
    rawOf('Yahoo: a complaint')(lost(mailTo('angry'))),
    gone(lost(mailTo('pressed'))),
    rawOf('Postfix: delayed')(lost(mailTo('late'))),
    // Of nobody, and to an address whose code is not ours.
    gone({ id: `newsletter-invitation.${crypto.randomUUID()}@entrada.example`, to: 'untouched' }),
    gone(elsewhere, mailTo('untouched').returnTo?.replace(/.{4}@/, 'zzzz@')),
  ])
    expect(await hand(site, raw)).toBe('bounce');

  const rows = await site.database.read((db) =>
    db
      .selectFrom('newsletterSubscribers as subscriber')
      .innerJoin('newsletterInvitations as asked', 'asked.subscriberId', 'subscriber.id')
      .leftJoin('suppressions', 'suppressions.subscriberId', 'subscriber.id')
      .select(['email', 'status', 'asked.state', 'asked.error', 'reason', 'note'])
      .execute(),
  );
  const became = new Map(rows.map(({ email, note: _, error: __, ...rest }) => [email, rest]));
  const kept = { status: 'unconfirmed', state: 'sent', reason: null };
  expect(Object.fromEntries(became)).toEqual({
    'named@r.example': { ...kept, state: 'failed', reason: 'hard' },
    'returned@r.example': { ...kept, state: 'failed', reason: 'hard' },
    'refused@r.example': { ...kept, state: 'failed', reason: 'hard' },
    'full@r.example': { ...kept, state: 'failed' },
    'angry@r.example': { ...kept, status: 'unsubscribed', reason: 'complaint' },
    'pressed@r.example': { ...kept, status: 'confirmed', state: 'failed' },
    'late@r.example': kept,
    'untouched@r.example': kept,
  });
  // What is kept of an invitation when its reader goes does not say who it was.
  expect(JSON.stringify(rows.map(({ error }) => error))).not.toContain('@');
  expect(rows.find(({ email }) => email.startsWith('refused'))?.note).toContain('no such user');
  expect(await showList(owner, id)).toMatchObject({ invitationsWaiting: 0, invitationsFailed: 5 });
  expect((await importList(owner, list)).counts).toMatchObject({
    suppressed: 3,
    left: 1,
    known: 4,
    invited: 0,
  });
});

it('for now are followed when three in a row do, and a mail that arrives in between begins anew', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 2, pt: 0 });
  await setPace(owner, 6000);
  const full = returnedMails.find(({ title }) => title.startsWith('Gmail: over')) as ReturnedMail;
  // Of the one all come back, of the other all but the second.
  for (const issue of [1, 2, 3]) {
    await begin(owner, later);
    const { lane, sent } = makeLane(site);
    await lane();
    for (const mail of sent)
      if (mail.to.startsWith('en1') || issue !== 2) await hand(site, full.raw(lost(mail)));
    const { reason } = (await outcomes(site)).get('en1@reader.example') ?? {};
    expect(reason).toBe(issue === 3 ? 'soft' : null);
  }
  expect((await outcomes(site)).get('en2@reader.example')?.reason).toBeNull();
  await begin(owner, later);
  const { lane, sent } = makeLane(site);
  await lane();
  expect(sent.map(({ to }) => to)).toEqual(['en2@reader.example']);
});
