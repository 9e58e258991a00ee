import fc from 'fast-check';
import { afterEach, expect } from 'vitest';
import { multipleLines, singleLine } from '#core/fields.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    ...[
      '\ud800',
      '\udc00',
      '\udc00\ud800',
      'a\ud83d',
      '\0',
      '\u0007',
      '\u001b[31m',
      '\r\n',
      '\u2028',
    ],
    ...['😀', '👩\u200d💼', '𝔸', '\u{10ffff}', '\ufffe', '\uffff', '\u202eevil', 'שלום', 'مرحبا'],
    ...['e\u0301', `Z${'\u0327\u0301'.repeat(40)}`, '\u200b', '\u2800', '\u3164', '\ufeff', '  '],
    ...["'", '"', '\\', '%', '_', '<script>', '{{x}}', '--', '; drop table people', '&amp;'],
    ...['=1+1', '@x', 'null', 'undefined', '\t', 'a'.repeat(300), 'ß'.repeat(6_000)],
  ),
);
const anyText = fc.array(pieces, { minLength: 0, maxLength: 4 }).map((parts) => parts.join(''));

const runs = { numRuns: 60, seed: 20261128, endOnFailure: true } as const;

type Answer = { status: number; body: { errors?: Record<string, unknown>; id?: string } };

async function call(
  site: StaffSite,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> {
  const response = await site.app.request(site.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

function requireAnswer({ status, body }: Answer): boolean {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  if (status >= 400) expect(JSON.stringify(body)).toMatch(/[A-Za-z]{3,} [a-z]/);
  return status < 300;
}

/** As a text is stored: cleaned of what no line has, and of halves of characters. */
const asLine = (text: string) => singleLine(text);
const asLines = (text: string) => multipleLines(text);

let count = 0;
afterEach(() => {
  count = 0;
});
function nextEmail(): string {
  count += 1;
  return `any${count}@x.example`;
}

it('any text in a message is stored as typed, or refused in words', async ({ site }) => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      anyText,
      anyText,
      anyText,
      async (name, businessName, phone, message) => {
        const email = nextEmail();
        const answer = await call(site, '/api/contact', {
          name,
          businessName,
          email,
          phone,
          message,
        });
        if (!requireAnswer(answer)) return;
        const row = await site.database.read((db) =>
          db
            .selectFrom('contactMessages')
            .selectAll()
            .where('email', '=', email)
            .executeTakeFirst(),
        );
        expect(row).toMatchObject({
          name: asLine(name),
          businessName: asLine(businessName),
          message: asLines(message),
        });
      },
    ),
    runs,
  );
});

it('and in an address, of any form', async ({ site }) => {
  const booking = bookingBody();
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), async (text, isWhole) => {
      const email = isWhole ? text : `a${text}@x.example`;
      for (const [path, body] of [
        ['/api/contact', { name: 'Ana', email, message: 'What does it cost?' }],
        ['/api/newsletter/subscribe', { email, name: text }],
        ['/api/newsletter/new-link', { email }],
        ['/api/bookings', { ...booking, email }],
        ['/api/sign-in', { email }],
        ['/api/with-us', { email }],
        ['/api/orders/withdrawal-link', { email, reference: text }],
      ] as const)
        requireAnswer(await call(site, path, body));
    }),
    runs,
  );
});

it('and in a booking', async ({ site }) => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, anyText, async (name, company, phone, timeZone) => {
      const email = nextEmail();
      const typed = { name, company, phone, timeZone, place: timeZone, about: phone };
      requireAnswer(await call(site, '/api/bookings', bookingBody({ ...typed, email })));
      const plain = bookingBody({ name, company, phone, email });
      if (!requireAnswer(await call(site, '/api/bookings', plain))) return;
      const row = await site.database.read((db) =>
        db.selectFrom('bookings').selectAll().where('email', '=', email).executeTakeFirst(),
      );
      expect(row).toMatchObject({ name: asLine(name), company: asLine(company) });
      await site.database.transaction((trx) => trx.deleteFrom('bookings').execute());
    }),
    runs,
  );
});

it('and in what a buyer says', async ({ site }) => {
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, anyText, async (one, two, three, four) => {
      const seat = { country: 'BR', street: one, city: two, postalCode: three };
      for (const buyer of [
        { ...seat, buyer: 'company', company: four, vatNumber: two },
        { ...seat, buyer: 'company', company: one, country: two, nif: three },
        { buyer: one, packageId: two, country: three, email: four },
      ])
        requireAnswer(await call(site, '/api/create-payment-intent', { ...ask, ...buyer }));
      const billing = { clientSecret, name: one, company: two, street: three, city: four };
      const path = `/api/orders/${orderId}/billing`;
      if (requireAnswer(await call(site, path, billing, 'PUT'))) {
        const row = await site.database.read((db) =>
          db
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', orderId ?? '')
            .executeTakeFirst(),
        );
        expect(row).toMatchObject({ billingName: asLine(one) || null });
      }
      const numbers = { clientSecret, nif: one, vatNumber: two, country: three, postalCode: four };
      requireAnswer(await call(site, path, numbers, 'PUT'));
      requireAnswer(await call(site, path, { clientSecret: one, email: two }, 'PUT'));
      const contact = { clientSecret, name: one, phone: two };
      requireAnswer(await call(site, `/api/orders/${orderId}/contact`, contact, 'PUT'));
    }),
    runs,
  );
});

it('and in what staff write of a person, and seek', async ({ site }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', {
    name: 'Ana',
    email: 'ana@x.example',
    message: 'What does it cost?',
  });
  const found = await (await owner.get('/api/admin/people?q=ana')).json();
  const [{ id }] = (found as { people: [{ id: string }] }).people;
  const lists = ['people', 'orders', 'bookings', 'conversations', 'subscribers', 'search', 'audit'];
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (one, two, three) => {
      const path = `/api/admin/people/${id}`;
      const changed = await owner.send(
        path,
        { name: one, company: two, phone: three },
        { method: 'PATCH' },
      );
      expect(changed.status).toBeLessThan(500);
      if (changed.ok) {
        const row = await site.database.read((db) =>
          db
            .selectFrom('people')
            .select(['name', 'company'])
            .where('id', '=', id)
            .executeTakeFirst(),
        );
        expect(row).toEqual({ name: asLine(one), company: asLine(two) });
      }
      const emails = await owner.send(path, { otherEmails: [one, two] }, { method: 'PATCH' });
      expect(emails.status).toBeLessThan(500);
      const note = await owner.send(`${path}/notes`, { text: one });
      expect(note.status, await note.text()).toBeLessThan(500);
      for (const [call, body] of [
        [
          '/api/admin/conversations',
          { email: 'ana@x.example', subject: one, text: two, personId: three },
        ],
        ['/api/admin/saved-answers', { title: one, body: two, bodyPt: three }],
        ['/api/admin/closed-days', { day: '2026-12-24', note: one, notePt: two }],
        ['/api/admin/projects', { personId: one, title: two, titlePt: three, company: one }],
        [`/api/admin/conversations/${one.replace(/\W/g, '')}/notes`, { text: two, revision: 1 }],
      ] as const) {
        const answer = await owner.send(call, body);
        expect(answer.status, `${call}: ${await answer.text()}`).toBeLessThan(500);
      }
      const q = encodeURIComponent(three.toWellFormed());
      for (const list of [...lists, 'content/posts', 'redirects', 'files'])
        expect((await owner.get(`/api/admin/${list}?q=${q}`)).status, list).toBeLessThan(500);
      expect((await owner.get(`/api/blog-posts?q=${q}`)).status).toBeLessThan(500);
    }),
    runs,
  );
});
