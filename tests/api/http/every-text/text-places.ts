import { expect } from 'vitest';
import { bookingBody } from '../../../factories/booking-site.ts';
import { sendList } from '../../../factories/reader-lists.ts';
import { buyPackage } from '../../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../../factories/staff-site.ts';
import { ask, post, startProject } from '../../projects/calls.ts';
import { buyWithLink } from '../../with-us/with-us-site.ts';

/** A request that is served as it is; each text field of the document is then given another text. */
export type Place = {
  path: string;
  body: Record<string, unknown>;
  browser: Browser;
  headers?: Record<string, string>;
};

let count = 0;
export function nextEmail(): string {
  count += 1;
  return `text${count}@x.example`;
}

const message = 'What does it cost to begin?';

/** For each call of the document that takes texts, a request that is served. */
export async function textPlaces(
  site: StaffSite,
): Promise<Record<string, () => Promise<Place> | Place>> {
  const owner = await becomeOwner(site);
  const visitor = openBrowser(site);
  const client = 'client@x.example';
  const project = await startProject(owner, { email: client, name: 'Client' });
  await post(owner, `/projects/${project}/messages`, { text: 'We have begun.' });
  const signedIn = await signIn(site, client);
  const { token, orderId, clientSecret, reference } = await buyWithLink(site, { email: client });
  const found = await (await owner.get(`/api/admin/people?q=${client}`)).json();
  const [{ id: person }] = (found as { people: [{ id: string }] }).people;

  const byVisitor = (path: string, body: Record<string, unknown>): Place => ({
    path,
    body,
    browser: visitor,
  });
  const admin = (
    path: string,
    body: Record<string, unknown>,
    headers?: Place['headers'],
  ): Place => ({
    path: `/api/admin${path}`,
    body,
    browser: owner,
    ...(headers && { headers }),
  });
  const revisionOf = async (path: string) =>
    ((await (await owner.get(path)).json()) as { revision: number }).revision;
  const bookedId = async () => {
    const answer = await visitor.send('/api/bookings', bookingBody({ email: nextEmail() }));
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const newTalk = async () => {
    const email = nextEmail();
    await visitor.send('/api/contact', { name: 'Ana', email, message });
    const answer = await (await owner.get(`/api/admin/conversations?q=${email}`)).json();
    const [{ id }] = (answer as { conversations: [{ id: string }] }).conversations;
    const { revision } = (await (await owner.get(`/api/admin/conversations/${id}`)).json()) as {
      revision: number;
    };
    return { path: `/conversations/${id}`, match: { 'If-Match': `"${revision}"` } };
  };
  const slot = { date: '2026-11-26', time: '11:00' };
  const step = {
    days: 3,
    side: 'client',
    kind: 'answer',
    title: 'A',
    titlePt: 'A',
    text: 'A',
    textPt: 'A',
  };

  const quote = {
    title: 'A',
    titlePt: 'A',
    lines: [{ text: 'A', textPt: 'A', quantity: 1, unitAmount: 10 }],
    validUntil: '2026-12-29',
    plan: [{ percent: 100, when: 'accepted' }],
  };
  const issue = {
    subject: 'A',
    subjectPt: 'A',
    preheader: 'A',
    preheaderPt: 'A',
    body: 'A',
    bodyPt: 'A',
  };

  return {
    'post /api/contact': () =>
      byVisitor('/api/contact', {
        name: 'Ana',
        businessName: 'Cedar',
        email: nextEmail(),
        phone: '+351 913 111 001',
        message,
      }),
    'post /api/bookings': () =>
      byVisitor('/api/bookings', {
        ...bookingBody({ email: nextEmail() }),
        about: 'setup',
        aboutText: 'A',
      }),
    'post /api/newsletter/subscribe': () =>
      byVisitor('/api/newsletter/subscribe', { email: nextEmail(), name: 'Ana' }),
    'post /api/newsletter/new-link': () =>
      byVisitor('/api/newsletter/new-link', { email: client, purpose: 'confirm' }),
    'post /api/sign-in': () => byVisitor('/api/sign-in', { email: nextEmail() }),
    'post /api/with-us': () => byVisitor('/api/with-us', { email: nextEmail() }),
    'post /api/create-payment-intent': () =>
      byVisitor('/api/create-payment-intent', {
        amount: 1450,
        packageId: 'company-setup',
        language: 'pt',
        buyer: 'company',
        country: 'BR',
        company: 'Cedar',
        street: 'Rua A',
        city: 'Rio',
        postalCode: '20000',
        email: nextEmail(),
        vatNumber: '',
        nif: '',
      }),
    'put /api/orders/{orderId}/billing': async () => {
      // Details of a paid order do not change any more.
      const intent = { amount: 1450, packageId: 'company-setup', language: 'pt' };
      const order = await site.send<Record<string, string>>('/api/create-payment-intent', intent);
      const secret = { clientSecret: order.clientSecret };
      return byVisitor(`/api/orders/${order.orderId}/billing`, {
        ...secret,
        email: client,
        name: 'Ana',
        company: 'Cedar',
        nif: '',
        vatNumber: '',
        country: 'PT',
        street: 'Rua A',
        city: 'Lisboa',
        postalCode: '1250-096',
      });
    },
    'put /api/orders/{orderId}/contact': () =>
      byVisitor(`/api/orders/${orderId}/contact`, {
        clientSecret,
        name: 'Ana',
        phone: '913111001',
      }),
    'post /api/withdrawals/requests': () =>
      byVisitor('/api/withdrawals/requests', { reference, email: client }),
    'post /api/do/{token}': async () => {
      const asked = await ask(owner, project, { kind: 'answer', title: 'What for?' });
      return byVisitor(`/api/do/${asked.token}`, { text: 'An answer' });
    },
    'post /api/with-us/{token}/messages': () =>
      byVisitor(`/api/with-us/${token}/messages`, { text: 'Is it Friday?', project }),
    'post /api/with-us/{token}/contact': () =>
      byVisitor(`/api/with-us/${token}/contact`, {
        name: 'Ana',
        phone: '913111001',
        order: reference,
      }),
    'post /api/portal/projects/{id}/messages': () => ({
      path: `/api/portal/projects/${project}/messages`,
      body: { text: 'Is it Friday?' },
      browser: signedIn,
    }),
    'post /api/admin/staff': () =>
      admin('/staff', { name: 'Rui', email: nextEmail(), role: 'staff', language: 'pt' }),
    'patch /api/admin/people/{id}': () =>
      admin(`/people/${person}`, { name: 'Ana', phone: '913', company: 'A', otherEmails: [] }),
    'post /api/admin/people/{id}/notes': () => admin(`/people/${person}/notes`, { text: 'A note' }),
    'post /api/admin/projects': () =>
      admin('/projects', {
        email: nextEmail(),
        name: 'Ana',
        language: 'pt',
        company: 'A',
        title: 'A',
        titlePt: 'A',
      }),
    'post /api/admin/projects/{id}/requests': () =>
      admin(`/projects/${project}/requests`, { kind: 'answer', title: 'A', text: 'A' }),
    'post /api/admin/projects/{id}/messages': () =>
      admin(`/projects/${project}/messages`, { text: 'A word' }),
    'put /api/admin/templates/{package}': async () => {
      const revision = await revisionOf('/api/admin/templates/blueprint');
      return admin('/templates/blueprint', { steps: [step] }, { 'If-Match': `"${revision}"` });
    },
    'post /api/admin/bookings/{id}/begin': async () =>
      admin(`/bookings/${await bookedId()}/begin`, { title: 'A', titlePt: 'A' }),
    'post /api/admin/conversations/{id}/begin': async () => {
      const { path, match } = await newTalk();
      return admin(`${path}/begin`, { title: 'A', titlePt: 'A' }, match);
    },
    'post /api/admin/projects/{id}/readers': () =>
      admin(`/projects/${project}/readers`, { email: nextEmail(), name: 'Rui', language: 'pt' }),
    'post /api/admin/orders/{reference}/refund': async () => {
      const bought = await buyPackage(site, { email: nextEmail() });
      return admin(`/orders/${bought}/refund`, { totalCents: 100, fromCents: 0, reason: 'A' });
    },
    'post /api/admin/orders/{reference}/meetings': () =>
      admin(`/orders/${reference}/meetings`, { ...slot, word: 'A', override: true }),
    'post /api/admin/bookings': () =>
      admin('/bookings', {
        ...slot,
        name: 'Ana',
        email: nextEmail(),
        company: 'A',
        phone: '913111001',
        about: 'setup',
        aboutText: 'A',
        word: 'A',
        timeZone: 'Europe/Lisbon',
        override: true,
      }),
    'post /api/admin/bookings/{id}/move': async () =>
      admin(`/bookings/${await bookedId()}/move`, { ...slot, word: 'A', override: true }),
    'post /api/admin/bookings/{id}/cancel': async () =>
      admin(`/bookings/${await bookedId()}/cancel`, { word: 'A' }),
    'post /api/admin/closed-days': () =>
      admin('/closed-days', { day: '2026-12-29', note: 'A', notePt: 'A' }),
    'post /api/admin/closed-hours': () =>
      admin('/closed-hours', { day: '2026-12-29', from: '09:00', to: '10:00', note: 'A' }),
    'put /api/admin/saved-answers/{id}': () =>
      admin(`/saved-answers/${crypto.randomUUID()}`, {
        title: 'A',
        body: 'A',
        bodyPt: 'A',
        revision: 0,
      }),
    'post /api/admin/conversations/{id}/reply': async () => {
      const { path, match } = await newTalk();
      return admin(`${path}/reply`, { text: 'A reply' }, match);
    },
    'post /api/admin/conversations/{id}/note': async () => {
      const { path, match } = await newTalk();
      return admin(`${path}/note`, { text: 'A note', channel: 'phone' }, match);
    },
    'post /api/admin/conversations': () =>
      admin('/conversations', {
        email: nextEmail(),
        name: 'Ana',
        language: 'pt',
        subject: 'A',
        text: 'A word',
      }),
    'post /api/admin/payment-requests': () =>
      admin('/payment-requests', {
        email: nextEmail(),
        name: 'Ana',
        title: 'A',
        titlePt: 'A',
        amount: 10,
        dueDay: '2026-12-29',
      }),
    'post /api/admin/payment-requests/{id}/change': async () => {
      const what = { title: 'A', amount: 10, dueDay: '2026-12-29' };
      const who = { email: nextEmail(), name: 'Ana' };
      const asked = await post(owner, '/payment-requests', { ...who, ...what });
      return admin(`/payment-requests/${asked.id}/change`, { title: 'B', titlePt: 'B' });
    },
    'put /api/admin/bank-account': () =>
      admin('/bank-account', { isOn: false, iban: '', bic: '', holder: 'B' }),
    'post /api/admin/payment-requests/{id}/received': async () => {
      const who = { email: nextEmail(), name: 'Ana' };
      const what = { title: 'A', amount: 5, dueDay: '2027-12-24' };
      const asked = await post(owner, '/payment-requests', { ...who, ...what });
      return admin(`/payment-requests/${asked.id}/received`, { note: 'B' });
    },
    'post /api/admin/quotes': () => admin('/quotes', { email: nextEmail(), name: 'Ana', ...quote }),
    'put /api/admin/quotes/{id}': async () => {
      const made = await post(owner, '/quotes', { email: nextEmail(), name: 'Ana', ...quote });
      return admin(`/quotes/${made.id}`, quote);
    },
    'post /api/admin/subscribers/import/{id}/start': async () => {
      const sent = await sendList(owner, `email\n${nextEmail()}`, '?dry-run=1');
      const { id } = (await sent.json()) as { id: string };
      return admin(`/subscribers/import/${id}/start`, { statement: 'Form on the old site' });
    },
    'post /api/admin/campaigns': () => admin('/campaigns', issue),
    'put /api/admin/campaigns/{id}/draft': async () => {
      const made = await post(owner, '/campaigns', issue);
      const revision = await revisionOf(`/api/admin/campaigns/${made.id}`);
      return admin(`/campaigns/${made.id}/draft`, issue, { 'If-Match': `"${revision}"` });
    },
    'post /api/admin/redirects': () =>
      admin('/redirects', { path: `/old-${crypto.randomUUID()}`, target: '/services' }),
    'put /api/admin/settings/company/{field}': async () => {
      const all = await (await owner.get('/api/admin/settings/company')).json();
      const { revision } =
        (all as { fields: Record<string, { revision: number }> }).fields.street ?? {};
      return admin('/settings/company/street', { value: 'Rua A' }, { 'If-Match': `"${revision}"` });
    },
  };
}

const itsOwn = 'has a test of its own for any text: ';
/** Calls of the document whose texts are tried elsewhere, or are none; each with where, or why. */
export const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/ \/api\/admin\/content\/[\w-]+(?:\/\{id\}\/draft)?$/, `${itsOwn}content-editing/stored-fields`],
  [/ \/api\/sandbox\//, 'stands in for the card provider, and keeps no text'],
  [
    / \/api\/(?:sign-in\/(?:first|finish|passkey)|passkeys\/)/,
    `${itsOwn}auth/passkeys, auth/sign-in`,
  ],
  [/ \/api\/withdrawals$/, `${itsOwn}payments/withdrawal`],
  [/ \/api\/admin\/people\/\{id\}\/leave$/, 'takes what a form says already'],
  [/ \/api\/admin\/(?:busy-calendar|booking-rules)$/, 'takes addresses of calendars and calls'],
  [
    / \/api\/admin\/campaigns\/(?:from-articles|\{id\}\/(?:start|articles))$/,
    'takes ids, and a moment',
  ],
  [
    / \/api\/(?:newsletter\/wishes|admin\/campaigns\/\{id\}\/tags)$/,
    'takes tags of the blog, and leaves out what is none',
  ],
  [/ \/api\/admin\/files\/\{id\}$/, `${itsOwn}files/pictures`],
];

/** Names of values that machines make, or choose from a list: tokens, ids, days, zones. */
export const machineMade =
  /^(?:.*[iI]ds?|ids\[\]|files\[\]|fileIds\[\]|.*token|code|clientSecret|payment|change|method|sha256|into|to|until|from|day|dueDay|sourceDate|date|time|slots\[\].*|slotTimes\[\]|timeZone|openedAt|website|project|order|about|channel|personId|createdAt|changes\[\].*|records\[\].*)$/;
