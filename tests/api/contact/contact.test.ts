import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactApi } from '#features/contact/contact.api.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { composeMail } from '#platform/mailer/compose-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  apiSetup,
  mountForVisitors,
  openTestServices,
  type TestServices,
  withoutCompany,
} from '../../factories/test-services.ts';

const start = '2026-11-20T17:30:00.000Z';
let site: TestServices;
let clock: TestServices['clock'];
let database: Database;
let outbox: TestServices['outbox'];
let app: Hono;

beforeAll(async () => {
  site = await openTestServices({ now: start });
  ({ clock, database, outbox } = site);
  app = mountForVisitors([contactApi], apiSetup(site.services));
});
afterEach(async () => {
  clock.now = new Date(start);
  outbox.woken = 0;
  await database.transaction(async (trx) => {
    for (const table of ['contactMessages', 'outbox', 'idempotencyKeys'] as const)
      await trx.deleteFrom(table).execute();
  });
});
afterAll(() => site.close());

function messageBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Noor El-Amin',
    businessName: 'Tessera',
    email: 'Noor@tessera.example',
    phone: '+971 50 000 0000',
    message: 'We open a shop in Lisbon.\n\nCan you help by March?',
    ...changes,
  };
}

async function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function storedRows() {
  return database.read((db) => db.selectFrom('contactMessages').selectAll().execute());
}

async function waitingMails(): Promise<OutgoingMail[]> {
  const rows = await database.read((db) =>
    db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
  );
  return rows.map(
    ({ kind, messageId, payload }) => ({ ...(payload as object), kind, messageId }) as OutgoingMail,
  );
}

async function mailOf(kind: string): Promise<OutgoingMail> {
  const mail = (await waitingMails()).find((candidate) => candidate.kind === kind);
  if (!mail) throw new Error(`No ${kind} mail waits`);
  return mail;
}

function flowed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

type Problem = { code: string; title: string; errors?: Record<string, string>[] };

async function refusalOf(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await storedRows()).toEqual([]);
  expect(await waitingMails()).toEqual([]);
  return (await response.json()) as Problem;
}

async function errorsOf(changes: Record<string, unknown>): Promise<string[]> {
  const { code, errors = [] } = await refusalOf(await post(messageBody(changes)), 422);
  expect(code).toBe('invalid_fields');
  return errors.map(({ field, code: fieldCode, message }) => `${field} ${fieldCode}: ${message}`);
}

describe('a message that arrives', () => {
  it('is stored with its language and the time of its answer, and nothing else is told', async () => {
    const response = await post(messageBody({ color: 'red', status: 'answered', id: 'mine' }));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as { id: string };
    expect(Object.keys(answer)).toEqual(['id']);
    expect(await storedRows()).toEqual([
      {
        id: answer.id,
        status: 'new',
        name: 'Noor El-Amin',
        businessName: 'Tessera',
        email: 'Noor@tessera.example',
        emailKey: 'noor@tessera.example',
        phone: '+971 50 000 0000',
        message: 'We open a shop in Lisbon.\n\nCan you help by March?',
        language: 'en',
        answerBy: '2026-11-21T17:30:00.000Z',
        createdAt: start,
      },
    ]);
    expect(outbox.woken).toBe(1);
  });

  it('needs neither business name nor phone', async () => {
    const { businessName: _business, phone: _phone, ...least } = messageBody();
    expect((await post(least)).status).toBe(201);
    expect((await storedRows())[0]).toMatchObject({ businessName: '', phone: '' });
    expect((await mailOf('contact-message')).text).not.toMatch(/^(Business|Phone)/m);
  });

  it('reaches the company with everything in it, and an answer goes to the sender', async () => {
    const { id } = (await (await post(messageBody())).json()) as { id: string };
    const mail = await mailOf('contact-message');
    expect(mail).toMatchObject({
      to: 'ola@entrada.example',
      replyTo: 'Noor@tessera.example',
      subject: 'Message from Noor El-Amin by the contact form',
      messageId: `contact-message.${id}@entrada.example`,
    });
    const text = flowed(mail.text);
    for (const fact of [
      'Name Noor El-Amin',
      'Business Tessera',
      'E-mail Noor@tessera.example',
      'Phone +971 50 000 0000',
      'Message We open a shop in Lisbon. Can you help by March?',
      'Language English',
      'Answer by Saturday 21 November 2026, 17:30, Lisbon',
    ])
      expect(text).toContain(fact);
    expect(mail.html).toContain('We open a shop in Lisbon.');
  });

  it('is acknowledged in English, without repeating what anybody could have typed', async () => {
    await post(messageBody());
    const mail = await mailOf('contact-received');
    expect(mail).toMatchObject({
      to: 'Noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'We have your message',
    });
    const text = flowed(mail.text);
    expect(text).toContain('answers within one working day');
    expect(text).toContain('Received Friday 20 November 2026, 17:30, Lisbon');
    expect(text).toContain('https://entrada.example/book-consultation');
    expect(mail.html).toContain('<html lang="en"');
    expect(mail.html + mail.text + mail.subject).not.toMatch(/Noor El-Amin|Tessera|shop in Lisbon/);
  });

  it('is acknowledged in Portuguese where Portuguese was shown', async () => {
    await post(messageBody({ locale: 'pt' }));
    const mail = await mailOf('contact-received');
    expect(mail.subject).toBe('Recebemos a sua mensagem');
    expect(mail.html).toContain('<html lang="pt-PT"');
    const text = flowed(mail.text);
    expect(text).toContain('Recebida sexta-feira, 20 de novembro de 2026, 17:30, Lisboa');
    expect(text).toContain('https://entrada.example/pt/book-consultation');
    expect((await storedRows())[0]?.language).toBe('pt');
    expect((await mailOf('contact-message')).text).toContain('Português');
  });

  it('acknowledges one address three times in a day, and still brings the company each message', async () => {
    for (let count = 1; count <= 5; count += 1)
      expect((await post(messageBody({ email: 'NOOR@tessera.example' }))).status).toBe(201);
    const kinds = (await waitingMails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-received')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'contact-message')).toHaveLength(5);
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
    await post(messageBody());
    const later = (await waitingMails()).map(({ kind }) => kind);
    expect(later.filter((kind) => kind === 'contact-received')).toHaveLength(4);
  });
});

describe('what somebody types', () => {
  it('cannot begin a header of a mail', async () => {
    const name = 'Noor\r\nBcc: all@example.com\u2028X-Evil: 1';
    expect((await post(messageBody({ name }))).status).toBe(201);
    expect((await storedRows())[0]?.name).toBe('Noor Bcc: all@example.com X-Evil: 1');
    const mail = await mailOf('contact-message');
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
    const composed = await composeMail(
      { ...mail, id: 'a', createdAt: start },
      {
        sender: async () => ({ name: 'Entrada', address: 'ola@entrada.example' }),
        inlineImages: [],
      },
    );
    expect(composed.envelope).toMatchObject({ to: ['ola@entrada.example'] });
    expect(composed.subject).toBe(
      'Message from Noor Bcc: all@example.com X-Evil: 1 by the contact form',
    );
    expect(composed).not.toHaveProperty('bcc');
  });

  it.each([
    'noor@tessera.example, all@example.com',
    'noor@tessera.example\r\nBcc: all@example.com',
    'Noor <noor@tessera.example>',
    'noor@',
    'noor',
    'noor@tessera',
  ])('is no address for answers when it is %j', async (email) => {
    expect(await errorsOf({ email })).toEqual(['email invalid_email: Invalid email address']);
  });

  it('stays text in the mail, and keeps its lines and its signs', async () => {
    const message = '<script>alert(1)</script>\r\n\tZé 🎉\u0000\u0007 & more';
    expect((await post(messageBody({ message }))).status).toBe(201);
    const kept = '<script>alert(1)</script>\n  Zé 🎉 & more';
    expect((await storedRows())[0]?.message).toBe(kept);
    const { html } = await mailOf('contact-message');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('a body that is no message', () => {
  it.each(['', '{', 'name=Noor'])('answers 400 for %j', async (body) => {
    expect((await refusalOf(await post(body), 400)).code).toBe('invalid_json');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'answers 415 for the content type "%s"',
    async (type) => {
      const response = await post(messageBody(), { 'Content-Type': type });
      expect((await refusalOf(response, 415)).code).toBe('unsupported_media_type');
    },
  );

  it('names every field that is missing, in English', async () => {
    const { errors } = await refusalOf(await post({}), 422);
    expect(errors).toEqual([
      { field: 'name', code: 'required', message: 'Name is required' },
      { field: 'email', code: 'required', message: 'Invalid email address' },
      {
        field: 'message',
        code: 'required',
        message: 'Message must be at least 10 characters',
      },
    ]);
  });

  it('says it in Portuguese', async () => {
    const errors = await errorsOf({ locale: 'pt', name: '  ', email: 'x', message: 'Olá' });
    expect(errors).toEqual([
      'name required: O nome é obrigatório',
      'email invalid_email: Endereço de e-mail inválido',
      'message too_short: A mensagem deve ter pelo menos 10 caracteres',
    ]);
  });

  it('wants ten characters of a message; spaces around them do not count', async () => {
    const short = 'message too_short: Message must be at least 10 characters';
    expect(await errorsOf({ message: '123456789' })).toEqual([short]);
    expect(await errorsOf({ message: '  123456789  ' })).toEqual([short]);
    expect((await post(messageBody({ message: '1234567890' }))).status).toBe(201);
  });

  it.each([
    ['name', 200],
    ['businessName', 200],
    ['phone', 50],
    ['message', 5000],
  ])('bounds %s at %i', async (field, most) => {
    expect(await errorsOf({ [field]: 'x'.repeat(most + 1) })).toEqual([
      `${field} too_long: This text is too long`,
    ]);
    expect((await post(messageBody({ [field]: 'x'.repeat(most) }))).status).toBe(201);
  });

  it('wants texts, and a language that it knows', async () => {
    expect(await errorsOf({ name: 7, phone: {} })).toEqual([
      'name invalid_type: This field must be a text',
      'phone invalid_type: This field must be a text',
    ]);
    expect(await errorsOf({ locale: 'fr' })).toEqual([
      'locale invalid_locale: The language must be en or pt',
    ]);
  });
});

describe('a form that a program filled', () => {
  it('is refused for the hidden field, in the language shown', async () => {
    const response = await post(messageBody({ website: 'x', locale: 'pt' }));
    const { code, title } = await refusalOf(response, 422);
    expect(code).toBe('refused');
    expect(title).toContain('Não foi possível');
  });

  it('is refused within three seconds, and taken after them', async () => {
    const fast = messageBody({ openedAt: '2026-11-20T17:29:59.500Z' });
    expect((await refusalOf(await post(fast), 422)).code).toBe('too_fast');
    const calm = messageBody({ openedAt: '2026-11-20T17:29:59.000Z', website: '' });
    expect((await post(calm)).status).toBe(201);
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (body: unknown, key = 'one') => post(body, { 'Idempotency-Key': key });

  it('makes a repeated message one message', async () => {
    const [first, second] = await Promise.all([keyed(messageBody()), keyed(messageBody())]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await first.text()).toBe(await second.text());
    expect(await storedRows()).toHaveLength(1);
    expect(await waitingMails()).toHaveLength(2);
  });

  it('is refused for another message', async () => {
    await keyed(messageBody());
    const other = await keyed(messageBody({ message: 'Something else entirely' }));
    expect(other.status).toBe(422);
    expect(((await other.json()) as Problem).code).toBe('idempotency_key_reused');
    expect(await storedRows()).toHaveLength(1);
  });

  it('is bounded', async () => {
    const response = await keyed(messageBody(), 'k'.repeat(256));
    expect((await refusalOf(response, 400)).code).toBe('invalid_idempotency_key');
  });
});

it('stores nothing when a mail cannot be written', async () => {
  const services = { ...site.services, database: withoutCompany(database) };
  const fails = mountForVisitors([contactApi], apiSetup(services));
  fails.onError((_, c) => c.text('failed', 500));
  const response = await fails.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(messageBody()),
  });
  expect(response.status).toBe(500);
  expect(await storedRows()).toEqual([]);
  expect(await waitingMails()).toEqual([]);
  expect(outbox.woken).toBe(0);
});
