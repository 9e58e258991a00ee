import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import { addStaff as inviteStaff } from '#features/auth/staff/add-staff.server.ts';
import { helpWithPasskey } from '#features/auth/staff/help-with-passkey.server.ts';
import { postKind } from '#features/blog/blog.content.server.ts';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { releaseLapsedHolds } from '#features/booking/rules/holds.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { makePreviewLink } from '#features/content/preview/make-preview-link.server.ts';
import { assignConversation } from '#features/conversations/handle-conversation.server.ts';
import { receiveMail } from '#features/conversations/mail-in/receive-mail.server.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { replyToConversation } from '#features/conversations/write-in-conversation.server.ts';
import { withdrawalToken } from '#features/payments/ledger/order-links.server.ts';
import { getOrder } from '#features/payments/ledger/orders.repository.server.ts';
import {
  cancelRequest,
  changeRequest,
  remindOfRequest,
} from '#features/payments/requests/change-request.server.ts';
import { createPaymentRequest } from '#features/payments/requests/create-request.server.ts';
import { receiveTransfer } from '#features/payments/requests/receive-transfer.server.ts';
import { withdrawOrder } from '#features/payments/withdrawal/withdraw-order.server.ts';
import { giveWords, takeWordsBack } from '#features/projects/closing/client-words.server.ts';
import { wordsToken } from '#features/projects/do-links.server.ts';
import { receiveStaffPaper } from '#features/projects/papers/receive-paper.server.ts';
import { listRequests } from '#features/projects/projects.repository.server.ts';
import { addReader } from '#features/projects/readers/readers.server.ts';
import { askClient } from '#features/projects/requests/ask-client.server.ts';
import { remindClient } from '#features/projects/requests/change-request.server.ts';
import { sendMessage } from '#features/projects/requests/send-message.server.ts';
import { mailBeginning } from '#features/projects/requests/write-mails.server.ts';
import { changeState } from '#features/projects/work/change-state.server.ts';
import { createProject } from '#features/projects/work/create-project.server.ts';
import { createQuote } from '#features/quotes/create-quote.server.ts';
import { decideQuote } from '#features/quotes/decide-quote.server.ts';
import { sendQuote } from '#features/quotes/send-quote.server.ts';
import { sendTestMail } from '#features/today/go-live/test-mail.server.ts';
import { withClientLink } from '#platform/outbox/client-links.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { rawMail } from '../../factories/raw-mail.ts';
import { addStaff } from '../../factories/staff-site.ts';
import { createWholeSite, type WholeSite } from '../../factories/whole-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { mailedActionOf, mailedActions } from '../../harness/mailed-actions.ts';
import { everyMail } from './every-mail.ts';
import { linksOf } from './mail-links.ts';
import { providerMails } from './provider-mails.ts';

/** Whether a mail has a link to this site besides that of its client's own page. */
const isLinked = (mail: OutgoingMail) =>
  linksOf(mail).some((link) => mailedActionOf(link) !== '/with-us' && !link.includes('/with-us/'));

/** Kinds of mails with such a link. Something below must cause each. */
const kinds = [...new Set(everyMail.filter(isLinked).map(({ kind }) => kind))].sort();

const start = '2026-11-23T08:30:00.000Z';
let site: WholeSite;
let mails: OutgoingMail[];
let shared: string;

async function book(locale: string): Promise<void> {
  const email = `${locale}@tessera.example`;
  const body = bookingBody({ email, locale });
  const { manageUrl } = await site.send<{ manageUrl: string }>('/api/bookings', body);
  await site.send('/api/bookings', { ...body, date: '2026-11-26' });
  site.clock.now = new Date('2026-11-23T11:30:00.000Z');
  await remindBookings(site.context);
  site.clock.now = new Date('2026-11-24T09:30:00.000Z');
  await collectMails();
  await remindBookings(site.context);
  await collectMails();
  const token = manageUrl.split('/').at(-1);
  const manage = `/api/bookings/manage/${token}`;
  await site.send(`${manage}/move`, { date: '2026-11-30', time: '10:00' });
  await site.send(`${manage}/cancel`, {});
  site.clock.now = new Date(start);
}

async function hold(locale: string): Promise<void> {
  await setBookingRules(site.context, { holdMinutes: 30 });
  await site.send(
    '/api/bookings',
    bookingBody({ email: `held-${locale}@tessera.example`, locale }),
  );
  await setBookingRules(site.context, { holdMinutes: null });
  await collectMails();
  site.clock.now = new Date(Date.parse(start) + 30 * 60_000);
  await releaseLapsedHolds(site.context);
  site.clock.now = new Date(start);
}

async function subscribe(locale: string): Promise<void> {
  const body = { email: `${locale}@tessera.example`, locale };
  await site.send('/api/newsletter/subscribe', body);
  await site.send('/api/newsletter/subscribe', body);
  const mine = (await site.mails()).filter(({ to }) => to === body.email);
  const asking = mine.find(({ kind }) => kind === 'newsletter-confirm');
  const [, token] = /\/newsletter\/confirm\/([\w-]+)/.exec(asking?.text ?? '') ?? [];
  await site.send('/api/newsletter/confirm', { token, locale });
  await site.send('/api/newsletter/new-link', { ...body, purpose: 'unsubscribe' });
}

async function buy(language: 'en' | 'pt', packageId: string): Promise<void> {
  const ask = { amount: 1450, packageId, language };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  const email = `${language}@tessera.example`;
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
  const contact = { clientSecret, name: 'Noor', phone: '+44 20 7946 0000' };
  await site.send(`/api/orders/${orderId}/contact`, contact, 'PUT');
  const { order, company } = await site.database.read(async (db) => ({
    order: await getOrder(db, orderId ?? ''),
    company: await requireCompany(db),
  }));
  if (!order) throw new Error('There is no order.');
  const link = { reference: order.reference, email, locale: language };
  await site.send('/api/withdrawals/requests', link);
  if (order.interval === 'one-time') return;
  const receipt = (await site.mails()).find(
    ({ kind, text }) => kind === 'order-receipt' && text.includes('/subscription/'),
  );
  const manageUrl = receipt?.text.match(/https:\S+\/subscription\/\S+/)?.[0] ?? '';
  const about = { language, manageUrl, sender: { origin: site.origin, company } };
  for (const mail of providerMails({ ...order, billingEmail: email }, about))
    kept.set(mail.messageId, await withLink(mail));
}

/** Gives a mail that is only built its client's link, as the outbox does. */
async function withLink(mail: OutgoingMail): Promise<OutgoingMail> {
  return site.database.transaction(async (trx) => {
    const linked = await withClientLink(trx, mail, start);
    await linked.storeLink();
    return linked.mail;
  });
}

/** Works for a client, so that every kind of mail about a project is written. */
async function work(language: 'en' | 'pt'): Promise<void> {
  const who = { email: `${language}@tessera.example`, name: 'Noor', language, company: '' };
  const words = { title: 'A company', titlePt: 'Uma empresa' };
  const made = await createProject(site.context, { ...who, ...words, locale: 'en' });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  const asked = {
    kind: 'answer',
    title: 'What will it do?',
    text: '',
    dueDay: null,
    identity: '',
  } as const;
  const request = await askClient(site.context, id, { ...asked, locale: 'en' });
  if (!request.ok) throw new Error(request.refusal.code);
  const reader = {
    email: `reader.${language}@tessera.example`,
    name: 'Rui',
    language,
    locale: language,
  };
  await addReader(site.context, id, reader);
  await remindClient(site.context, { projectId: id, requestId: request.value.id });
  const file = crypto.randomUUID();
  const body = (async function* () {
    yield new TextEncoder().encode('Notes');
  })();
  await receiveStaffPaper(site.context, id, { id: file, name: 'notes.txt', body });
  await sendMessage(site.context, id, { text: 'We have begun.', fileIds: [file], locale: 'en' });
  await site.database.transaction(async (trx) => {
    await mailBeginning(site.context, trx, id, await listRequests(trx, id));
  });
  const asking = (await site.mails()).findLast(({ kind }) => kind === 'project-request');
  const [, token] = /\/do\/([\w-]{43})/.exec(asking?.text ?? '') ?? [];
  await site.send(`/api/do/${token}`, { text: 'It sells tiles.' });
  await askForPayments(id);
  await offerWork(who);
  await changeState(site.context, id, 'close');
  await speak(id);
}

/** Offers a client work, which they accept and withdraw from, so that every kind of mail about a quote is written. */
async function offerWork(who: { email: string; language: 'en' | 'pt' }): Promise<void> {
  const input = {
    ...who,
    name: 'Noor',
    title: 'A company',
    titlePt: 'Uma empresa',
    lines: [{ text: 'Formation', textPt: 'Constituição', quantity: 1, unitAmount: 900 }],
    validUntil: '2027-12-24',
    plan: [{ percent: 100, when: 'accepted' }],
    locale: 'en',
  } as const;
  const made = await createQuote(
    site.context,
    { ...input, lines: [...input.lines], plan: [...input.plan] },
    null,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  await sendQuote(site.context, made.value.id);
  const token = made.value.url.split('/').at(-1) ?? '';
  const said = { choice: 'accepted', name: 'Noor', comment: '', locale: 'en' } as const;
  const decided = await decideQuote(site.context, token, said);
  if (!decided.ok) throw new Error(decided.refusal.code);
  const link = await site.database.read((db) => withdrawalToken(db, made.value.id));
  const withdrawn = await withdrawOrder(site.context, {
    token: link,
    name: 'Noor',
    email: who.email,
    locale: 'en',
  });
  if (!withdrawn.ok) throw new Error(withdrawn.refusal);
}

/** Asks the client of a project for payments, so that every kind of mail about them is written. */
async function askForPayments(projectId: string): Promise<void> {
  const words = {
    title: 'First half',
    titlePt: 'Primeira metade',
    amount: 500,
    email: '',
    name: '',
  };
  const input = { ...words, projectId, dueDay: '2026-12-24', locale: 'en' } as const;
  const made = await createPaymentRequest(site.context, input, null);
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  await remindOfRequest(site.context, id);
  await changeRequest(site.context, id, { amount: 600, locale: 'en' });
  const cancelled = await cancelRequest(site.context, id);
  if (!cancelled.ok) throw new Error(cancelled.refusal.code);
  const other = await createPaymentRequest(site.context, input, null);
  if (!other.ok) throw new Error(other.refusal.code);
  const paid = await receiveTransfer(site.context, other.value.id, { locale: 'en' });
  if (!paid.ok) throw new Error(paid.refusal.code);
}

/** Says a few words at the end, which go on the site and are taken back. */
async function speak(projectId: string): Promise<void> {
  const token = await site.database.read((db) => wordsToken(db, projectId));
  const said = { name: 'Noor', position: 'Founder', company: 'Tessera', rating: '5' } as const;
  const given = await giveWords(site.context, token, { ...said, words: 'Well.', consent: 'yes' });
  if (!given.ok) throw new Error(given.refusal);
  await site.database.transaction(async (trx) => {
    const { recordId } = await trx
      .selectFrom('clientWords')
      .select('recordId')
      .where('projectId', '=', projectId)
      .executeTakeFirstOrThrow();
    const words = { positionPt: null, testimonial: 'Well.', testimonialPt: null, imageUrl: null };
    const row = { ...said, ...words, rating: 5, featured: false, sort: 900 };
    await trx
      .insertInto('testimonials')
      .values({ ...row, id: recordId })
      .execute();
  });
  const taken = await takeWordsBack(site.context, token);
  if (!taken.ok) throw new Error(taken.refusal);
}

/** Makes the link that shows a draft to whoever has it: it is sent on by people, not by the site. */
async function sharePreview(): Promise<string> {
  const post = await site.database.read((db) =>
    db.selectFrom('blogPosts').select('id').executeTakeFirstOrThrow(),
  );
  const link = await makePreviewLink(site.context, postKind, post.id);
  if (!link.ok) throw new Error(link.refusal);
  return link.value.url;
}

async function askToSignIn(language: 'en' | 'pt'): Promise<void> {
  const email = `staff-${language}@entrada.example`;
  const personId = await addStaff(site, { email, language });
  await site.send('/api/sign-in', { email });
  const known = { email: `${language}@tessera.example`, locale: language };
  await site.send('/api/newsletter/subscribe', { ...known, name: '' });
  await site.send('/api/sign-in', known);
  await mailSignIns(site.context);
  const proof = { strength: 'mail', hasPasskey: false, verifiedAt: start } as const;
  const session = { sessionId: 'none', role: 'staff', address: null, requestId: 'test' } as const;
  await sendTestMail({ ...site.context, actor: { kind: 'staff', personId, ...session, ...proof } });
  const helper = await addStaff(site, {
    email: `owner-${language}@entrada.example`,
    role: 'owner',
  });
  const actor = { kind: 'staff', personId: helper, ...session, ...proof } as const;
  await helpWithPasskey({ ...site.context, actor }, personId);
}

/** Gives a message to somebody who joins, lets its alarm come, then answers it. */
async function answer(id: string, language: 'en' | 'pt'): Promise<void> {
  const joins = { email: `new-${language}@entrada.example`, name: 'Rui', language };
  const joined = await inviteStaff(site.context, { ...joins, role: 'staff' });
  if (!joined.ok) throw new Error(joined.refusal);
  await assignConversation(site.context, { id, revision: 1 }, joined.value.personId);
  site.clock.now = new Date(Date.parse(start) + 20 * 3_600_000);
  await sendAlarms(site.context);
  site.clock.now = new Date(start);
  const reply = { text: 'Yes, we can.', closes: false, fileIds: [] };
  await replyToConversation(site.context, { id, revision: 2 }, reply, null);
  const from = `mail-${language}@tessera.example`;
  const raw = rawMail({
    from,
    body: language === 'pt' ? 'Bom dia, não posso ir.' : 'Hello, the deed is here.',
  });
  await receiveMail(site.context, new TextEncoder().encode(raw));
}

const kept = new Map<string, OutgoingMail>();

/** Collects the waiting mails now: a later event may withdraw a reminder. */
async function collectMails(): Promise<void> {
  for (const mail of await site.mails()) kept.set(mail.messageId, mail);
}

beforeAll(async () => {
  site = await createWholeSite(start);
  for (const locale of ['en', 'pt'] as const) {
    await askToSignIn(locale);
    await hold(locale);
    await book(locale);
    await subscribe(locale);
    const message = 'Can you help us by March?';
    const sender = { name: 'Noor', email: `${locale}@tessera.example`, locale };
    const { id } = await site.send<{ id: string }>('/api/contact', { ...sender, message });
    await answer(id, locale);
    await buy(locale, 'company-setup');
    await work(locale);
    await buy(locale, 'store-care');
  }
  await collectMails();
  mails = [...kept.values()];
  shared = await sharePreview();
});
afterAll(() => site.close());

it('has written every kind of mail, in both languages', () => {
  const linked = mails.filter(isLinked);
  expect([...new Set(linked.map(({ kind }) => kind))].sort()).toEqual(kinds);
  for (const kind of kinds.filter(
    (name) => !/notice|message$|paid$|contact$|decision|client-words/.test(name),
  )) {
    const languages = mails
      .filter((mail) => mail.kind === kind)
      .map(({ html }) => /<html lang="([\w-]+)"/.exec(html)?.[1]);
    expect(languages, kind).toEqual(expect.arrayContaining(['en', 'pt-PT']));
  }
});

/** How programs look at a link before a person does. */
const visits = [
  ['GET', null],
  ['HEAD', null],
  ['GET', 'prefetch'],
] as const;

async function visitAll(links: readonly string[]): Promise<void> {
  expect(links.length).toBeGreaterThan(0);
  const before = await dumpDatabase(site.database);
  for (const link of links)
    for (const [method, purpose] of visits) {
      const headers = purpose === null ? {} : { Purpose: purpose, 'Sec-Purpose': purpose };
      const path = link.slice(site.origin.length) || '/';
      const response = await site.app.request(path, { method, headers });
      await response.arrayBuffer();
      // All of finished work asks for a code first, which nobody has been sent by that.
      const isLocked = path.includes('/archive/') && response.status === 403;
      expect(isLocked || response.status < 400, `${method} ${link} ${response.status}`).toBe(true);
    }
  expect(await dumpDatabase(site.database)).toEqual(before);
}

it.each(kinds)('a GET, a HEAD and a prefetch of each link in a %s mail change nothing', (kind) =>
  visitAll(mails.filter((mail) => mail.kind === kind).flatMap(linksOf)),
);

it('a GET, a HEAD and a prefetch of the link of a preview change nothing, in both languages', () =>
  visitAll([shared, `${shared}?lang=pt`]));

it('links to an action are those that a browser visits too, in both languages', () => {
  const links = mails.flatMap(linksOf);
  const actions = links.map(mailedActionOf).filter((action) => action !== null);
  expect([...new Set(actions)].sort()).toEqual([...mailedActions]);
  const paths = links.map((link) => new URL(link).pathname);
  // A client's pages have one address, in the language of their reader.
  const isOne = (path: string) => path.startsWith('/do') || path === '/with-us';
  for (const action of mailedActions.filter((path) => !path.startsWith('/api/')))
    for (const path of isOne(action) ? [action] : [action, `/pt${action}`])
      expect(
        paths.some((one) => one.startsWith(`${path}/`)),
        path,
      ).toBe(true);
});
