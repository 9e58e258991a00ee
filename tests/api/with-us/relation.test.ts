import { expect } from 'vitest';
import { sendMessage } from '#features/contact/send-message.server.ts';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { attachPdf, samplePdf } from '../../factories/certified-invoices.ts';
import { change } from '../../factories/conversation-calls.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { buyWithLink, meet, newestToken } from './with-us-site.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function read(site: StaffSite, path: string, headers: Record<string, string> = {}) {
  const response = await site.app.request(site.origin + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function post(site: StaffSite, path: string, fields: Record<string, string>) {
  const response = await site.app.request(site.origin + path, {
    method: 'POST',
    headers: { ...form, Origin: site.origin },
    body: new URLSearchParams(fields).toString(),
  });
  const location = response.headers.get('Location') ?? '';
  return { status: response.status, location, text: await response.text() };
}

const textsOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

/** Two clients with the same of everything, each with their own words. */
async function mirrored(site: StaffSite) {
  const owner = await becomeOwner(site);
  const clients = [];
  for (const [word, time] of [
    ['alpha', '09:00'],
    ['omega', '14:00'],
  ] as const) {
    const email = `${word}@t.example`;
    const bought = await buyWithLink(site, { email });
    await site.send(
      `/api/orders/${bought.orderId}/contact`,
      { clientSecret: bought.clientSecret, name: `${word} client`, phone: `+3519${word.length}` },
      'PUT',
    );
    const booked = await meet(site, bought.token, { date: '2026-11-25', time });
    const id = crypto.randomUUID();
    await attachPdf(site, owner, bought.reference, {
      id,
      number: `FR 2026/${word.length + clients.length}`,
      body: samplePdf(),
    });
    const message = { name: word, email, businessName: '', phone: '', about: '' };
    await sendMessage(site.context, { ...message, message: `I am ${word}.`, locale: 'en' });
    const conversation = await site.database.read((db) =>
      db.selectFrom('contactMessages').select('id').where('email', '=', email).executeTakeFirst(),
    );
    const text = `Only for ${word}.`;
    const [status] = await change(owner, `${conversation?.id}/reply`, { body: { text } });
    expect(status).toBe(200);
    clients.push({ word, email, ...bought, booking: booked.id ?? '', fileId: id });
  }
  const [alpha, omega] = clients;
  if (!alpha || !omega) throw new Error('There are two');
  return { alpha, omega, owner };
}

it('asks for a number beside the name that is known', async ({ site }) => {
  const { token, orderId, clientSecret } = await buyWithLink(site);
  const contact = { clientSecret, name: 'Noor El-Amin', phone: '' };
  await site.send(`/api/orders/${orderId}/contact`, contact, 'PUT');
  const { text } = await read(site, `/with-us/${token}`);
  expect(text).toMatch(/<input[^>]*name="name"[^>]*value="Noor El-Amin"/);
  expect(text).toMatch(/<input[^>]*name="phone"/);
});

it('shows a client everything between them and the company, in their language', async ({
  site,
}) => {
  const { token, reference } = await buyWithLink(site, { language: 'pt' });
  const page = await read(site, `/with-us/${token}`);
  expect(page.status).toBe(200);
  const text = textsOf(page.text);
  for (const words of [
    'O que precisamos de si',
    'Escolha a hora da sua reunião',
    '90 minutos, incluída em Plano de Entrada.',
    'Em que ponto estamos',
    `Encomenda ${reference}`,
    '390,00 €',
    'Livre resolução do contrato',
    'Fale connosco',
    'Quem o acompanha',
  ])
    expect(text).toContain(words);
  expect(page.text).toContain('<html lang="pt-PT">');
  expect(page.text.replace(themeHead, '')).not.toContain('<script');
  expect((await read(site, `/pt/with-us/${token}`)).status).toBe(404);
});

it('is kept by nobody, named to nobody, and indexed nowhere', async ({ site }) => {
  const { token } = await buyWithLink(site);
  for (const path of [`/with-us/${token}`, '/with-us', '/with-us/unknown']) {
    const { headers, text } = await read(site, path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
  }
});

it('shows the work for a client, and what is asked of them with its own link', async ({ site }) => {
  const owner = await becomeOwner(site);
  const email = 'noor@cedar.example';
  const project = { email, name: 'Noor', language: 'pt', title: 'A shop', titlePt: 'Uma loja' };
  const made = await owner.send('/api/admin/projects', project);
  const { id } = (await made.json()) as { id: string };
  const asked = { kind: 'answer', title: 'O que vai vender?', dueDay: '2026-12-03' };
  await owner.send(`/api/admin/projects/${id}/requests`, asked);
  await site.app.request('/api/with-us', json({ email }));
  const { text } = await read(site, `/with-us/${await newestToken(site, email)}`);
  const said = textsOf(text);
  expect(said).toContain('O que vai vender?');
  expect(said).toContain('3 de dezembro.');
  expect(said).toContain('Uma loja');
  expect(said).toContain('Aguardamos por si.');
  const [, link = ''] = /href="(\/do\/[^"]+)"/.exec(text) ?? [];
  expect((await read(site, link)).status).toBe(200);
});

it('changes nothing by GET, HEAD or a prefetch of any of its links', async ({ site }) => {
  const { alpha } = await mirrored(site);
  const { text } = await read(site, `/with-us/${alpha.token}`);
  const links = [...text.matchAll(/(?:href|action)="(\/with-us[^"#]*)/g)].map(([, link]) => link);
  const paths = [...new Set([`/with-us/${alpha.token}`, ...links])].filter(
    (one) => one !== undefined,
  );
  expect(paths.length).toBeGreaterThan(2);
  const before = await dumpDatabase(site.database);
  for (const path of paths)
    for (const method of ['GET', 'HEAD'])
      await (
        await site.app.request(site.origin + path, {
          method,
          headers: { 'Sec-Purpose': 'prefetch' },
        })
      ).arrayBuffer();
  expect(await dumpDatabase(site.database)).toEqual(before);
});

it('shows nothing of one client to another, by any link or id', async ({ site }) => {
  const { alpha, omega } = await mirrored(site);
  for (const [mine, other] of [
    [alpha, omega],
    [omega, alpha],
  ] as const) {
    for (const token of [mine.token, mine.shown]) {
      const { status, text } = await read(site, `/with-us/${token}`);
      expect(status).toBe(200);
      expect(text).toContain(mine.reference);
      for (const secret of [
        other.word,
        other.email,
        other.reference,
        other.orderId,
        other.booking,
        other.fileId,
        other.token,
        other.shown,
      ])
        expect(text).not.toContain(secret);
      const file = await read(site, `/with-us/${token}/invoices/${other.fileId}`);
      expect(file.status).toBe(404);
      expect(file.text).not.toContain('%PDF');
      const manage = `/api/with-us/${token}/bookings/${other.booking}/manage`;
      expect((await site.app.request(manage, { method: 'POST' })).status).toBe(404);
      const slot = { date: '2026-11-26', time: '09:00', order: other.reference };
      expect(await meet(site, token, slot)).toMatchObject({ code: 'unknown_order' });
    }
    expect((await read(site, `/with-us/${mine.token}`)).text).toContain(`Only for ${mine.word}.`);
    const own = await read(site, `/with-us/${mine.token}/invoices/${mine.fileId}`);
    expect(own.status).toBe(200);
    expect(own.text).toContain('%PDF');
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  }
});

it('shows the order alone behind the link of the page after the payment', async ({ site }) => {
  const { alpha } = await mirrored(site);
  const { text } = await read(site, `/with-us/${alpha.shown}`);
  expect(text).toContain(alpha.reference);
  expect(text).not.toContain('Only for alpha.');
  expect(text).not.toContain(alpha.email);
  const written = await post(site, `/with-us/${alpha.shown}`, { do: 'message', text: 'Hello' });
  expect(written.status).toBe(422);
});

it('books, writes, saves and moves by forms without scripts, and keeps what was refused', async ({
  site,
}) => {
  const { token } = await buyWithLink(site);
  const page = `/with-us/${token}`;
  const none = await post(site, page, { do: 'meeting' });
  expect(none.status).toBe(422);
  expect(textsOf(none.text)).toContain('Please choose a day and a time.');
  const booked = await post(site, page, { do: 'meeting', slot: '2026-11-25T09:00' });
  expect(booked).toMatchObject({ status: 303, location: `${page}?done=meeting#said` });
  expect(textsOf((await read(site, `${page}?done=meeting`)).text)).toContain(
    'Your meeting is booked.',
  );
  const taken = await post(site, page, { do: 'meeting', slot: '2026-11-25T14:00' });
  expect(textsOf(taken.text)).toContain('Every meeting that was included is booked.');

  const long = 'x'.repeat(5001);
  const refused = await post(site, page, { do: 'message', text: long });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(long);
  expect((await post(site, page, { do: 'message', text: 'See you then.' })).status).toBe(303);
  const message = await site.database.read((db) =>
    db.selectFrom('contactMessages').selectAll().executeTakeFirstOrThrow(),
  );
  expect(message).toMatchObject({ message: 'See you then.', email: 'noor@cedar.example' });

  await post(site, page, { do: 'contact', name: 'Noor El-Amin', phone: '+44 20 7946 0000' });
  const person = await site.database.read((db) =>
    db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', 'noor@cedar.example')
      .executeTakeFirst(),
  );
  expect(person).toMatchObject({ name: 'Noor El-Amin', phone: '+44 20 7946 0000' });

  const [, id] = /name="booking" value="([^"]+)"/.exec((await read(site, page)).text) ?? [];
  const managed = await post(site, page, { do: 'manage', booking: id ?? '' });
  expect(managed.status).toBe(303);
  expect(managed.location).toMatch(/\/manage-booking\/[\w-]{43}$/);
});

it('takes its own forms, for which browsers name no origin', async ({ site }) => {
  const { token } = await buyWithLink(site);
  const response = await site.app.request(`${site.origin}/with-us/${token}`, {
    method: 'POST',
    headers: { ...form, Origin: 'null' },
    body: 'do=meeting&slot=2026-11-25T09:00',
  });
  expect(response.status).toBe(303);
});

it('refuses a form of another site', async ({ site }) => {
  const { token } = await buyWithLink(site);
  const response = await site.app.request(`${site.origin}/with-us/${token}`, {
    method: 'POST',
    headers: { ...form, Origin: 'https://elsewhere.example' },
    body: 'do=end',
  });
  expect(response.status).toBe(403);
  expect((await read(site, `/with-us/${token}`)).status).toBe(200);
});

it('ends all links by one press of the client, and the next mail brings a new one', async ({
  site,
  later,
}) => {
  const email = 'noor@cedar.example';
  const first = await buyWithLink(site, { email });
  const second = await buyWithLink(site, { email, packageId: 'company-setup' });
  const ended = await post(site, `/with-us/${first.token}`, { do: 'end' });
  expect(ended).toMatchObject({ status: 303, location: '/with-us?lang=en&ended' });
  for (const token of [first.token, second.token, first.shown, second.shown])
    expect((await read(site, `/with-us/${token}`)).status).toBe(404);
  // Looking at the payment again does not bring an ended link back.
  const look = { payment: first.paymentId, clientSecret: first.clientSecret };
  await site.send('/api/payments/look', look);
  expect((await read(site, `/with-us/${first.shown}`)).status).toBe(404);

  later({ minutes: 1 });
  expect((await site.app.request('/api/with-us', json({ email }))).status).toBe(202);
  const token = await newestToken(site, email);
  expect((await read(site, `/with-us/${token}`)).status).toBe(200);
});

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

it('ends them by a press of staff, with a row in the log', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { token, orderId } = await buyWithLink(site);
  const { personId } = await site.database.read((db) =>
    db.selectFrom('orders').select('personId').where('id', '=', orderId).executeTakeFirstOrThrow(),
  );
  const path = `/api/admin/people/${personId}`;
  const before = (await (await owner.get(path)).json()) as { openLinks: number };
  expect(before.openLinks).toBeGreaterThan(0);
  const ended = await owner.send(`${path}/end-links`);
  expect(await ended.json()).toEqual({ ended: before.openLinks });
  expect((await read(site, `/with-us/${token}`)).status).toBe(404);
});

it('expires after sixty days', async ({ site, later }) => {
  const { token } = await buyWithLink(site);
  later({ days: 59, hours: 23 });
  expect((await read(site, `/with-us/${token}`)).status).toBe(200);
  later({ hours: 1 });
  const gone = await read(site, `/with-us/${token}`);
  expect(gone.status).toBe(404);
  expect(textsOf(gone.text)).toContain('This link does not work any more');
});

it('mails a lost link, and answers strangers and clients alike', async ({ site }) => {
  const { token } = await buyWithLink(site, { language: 'pt' });
  const answers = [];
  for (const email of ['NOOR@cedar.example', 'nobody@t.example']) {
    const response = await site.app.request('/api/with-us', json({ email, locale: 'en' }));
    answers.push([response.status, await response.text()]);
  }
  expect(answers[0]).toEqual([202, '{}']);
  expect(answers[1]).toEqual(answers[0]);
  const mails = (await site.mails()).filter(({ kind }) => kind === 'client-link');
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['NOOR@cedar.example', 'A sua ligação para a Entrada'],
  ]);
  const newest = /\/with-us\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(newest).not.toBe(token);
  expect((await read(site, `/with-us/${newest}`)).status).toBe(200);
  const wrong = await site.app.request('/api/with-us', json({ email: 'no', locale: 'pt' }));
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ errors: [{ field: 'email', code: 'invalid_email' }] });
});

it('is asked for by a form without scripts, in both languages', async ({ site }) => {
  await buyWithLink(site);
  const asked = await post(site, '/api/with-us', { email: 'noor@cedar.example', locale: 'pt' });
  expect(asked).toMatchObject({ status: 303, location: '/with-us?lang=pt&asked' });
  const said = await read(site, asked.location);
  expect(textsOf(said.text)).toContain('Se conhecermos este endereço, a ligação já segue.');
  const own = await post(site, '/with-us?lang=en', { email: 'noor@cedar.example' });
  expect(own).toMatchObject({ status: 303, location: '/with-us?lang=en&asked' });
  const wrong = await post(site, '/with-us?lang=en', { email: 'noor' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="noor"');
  const browsers = await read(site, '/with-us', { 'Accept-Language': 'pt-PT,pt;q=0.9,en;q=0.8' });
  expect(browsers.text).toContain('<html lang="pt-PT">');
});

it('stores no token, and writes none to the log', async ({ site }) => {
  const { token, shown } = await buyWithLink(site);
  await read(site, `/with-us/${token}`);
  const { outbox: _mails, ...stored } = (await dumpDatabase(site.database)) as Record<
    string,
    unknown
  >;
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain(shown);
});

it('the company is told the number that a buyer gives after paying, once for each that is new', async ({
  site,
}) => {
  const { orderId, clientSecret, reference } = await buyWithLink(site);
  const notes = async () => (await site.mails()).filter(({ kind }) => kind === 'order-contact');
  const say = (name: string, phone: string) =>
    site.send(`/api/orders/${orderId}/contact`, { clientSecret, name, phone }, 'PUT');
  const [paid] = (await site.mails()).filter(({ kind }) => kind === 'order-paid');
  expect(paid?.text).not.toContain('+44');
  expect(await notes()).toEqual([]);
  await say('Noor El-Amin', '');
  await say('Noor El-Amin', '');
  expect(await notes()).toHaveLength(1);
  await say('', '+44 20 7946 0000');
  // Both left at one instant, so they are in no order.
  const note = (await notes()).find(({ subject }) =>
    subject.includes(`Noor El-Amin, +44 20 7946 0000 (${reference})`),
  );
  expect(note?.text).toContain(`/admin/orders/${reference}`);
  // A correction is on the order; whoever pays cannot fill the mailbox with them.
  for (const digit of [1, 2, 3]) await say('Noor', `+44 20 7946 000${digit}`);
  expect(await notes()).toHaveLength(2);
});
