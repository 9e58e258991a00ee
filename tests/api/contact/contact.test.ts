import { describe, expect } from 'vitest';
import { contactApi } from '#features/contact/contact.api.server.ts';
import { composeMail } from '#platform/mailer/compose-mail.server.ts';
import {
  type ContactSite,
  errorsOf,
  mailOf,
  messageBody,
  type Problem,
  post,
  refusalOf,
  startOfTests,
  storedRows,
  waitingMails,
} from '../../factories/contact-site.ts';
import { test as it } from '../../factories/contact-test.ts';
import { apiSetup, mountForVisitors, withoutCompany } from '../../factories/test-services.ts';

function flowed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

describe('a message that arrives', () => {
  it('is stored with its language and the time of its reply, and only its id is returned', async ({
    site,
  }) => {
    const response = await post(
      site,
      messageBody({ color: 'red', status: 'answered', id: 'mine' }),
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as { id: string };
    expect(Object.keys(answer)).toEqual(['id']);
    expect(await storedRows(site)).toEqual([
      {
        id: answer.id,
        about: null,
        aboutTitle: null,
        aboutTitlePt: null,
        status: 'new',
        name: 'Noor El-Amin',
        businessName: 'Tessera',
        email: 'Noor@tessera.example',
        emailKey: 'noor@tessera.example',
        phone: '+971 50 000 0000',
        message: 'We open a shop in Lisbon.\n\nCan you help by March?',
        language: 'en',
        answerBy: '2026-11-23T17:30:00.000Z',
        personId: expect.any(String),
        createdAt: startOfTests,
      },
    ]);
    expect(site.wakes()).toBe(1);
  });

  it('has its reply later over a day that staff closed, and in the hours of the company', async ({
    site,
  }) => {
    const { database } = site;
    const set = (openingHours: string) =>
      database.transaction((trx) => trx.updateTable('company').set({ openingHours }).execute());
    const closed = { day: '2026-11-23', note: 'Closed', notePt: 'Fechado' };
    await database.transaction((trx) => trx.insertInto('closedDays').values(closed).execute());
    try {
      await post(site, messageBody());
      expect(await storedRows(site)).toMatchObject([{ answerBy: '2026-11-24T17:30:00.000Z' }]);
      await set('Weekdays 10:00 to 17:00');
      await post(site, messageBody({ name: 'Lena', message: 'Another question' }));
      const answers = (await storedRows(site)).map(({ answerBy }) => answerBy).sort();
      expect(answers).toEqual(['2026-11-24T17:00:00.000Z', '2026-11-24T17:30:00.000Z']);
    } finally {
      await set('Weekdays 09:00 to 18:00');
      await database.transaction((trx) => trx.deleteFrom('closedDays').execute());
    }
  });

  it('needs neither business name nor phone', async ({ site }) => {
    const { businessName: _business, phone: _phone, ...least } = messageBody();
    expect((await post(site, least)).status).toBe(201);
    expect((await storedRows(site))[0]).toMatchObject({ businessName: '', phone: '' });
    expect((await mailOf(site, 'contact-message')).text).not.toMatch(/^(Business|Phone)/m);
  });

  it('reaches the company with all its fields, and a reply goes to the sender', async ({
    site,
  }) => {
    const { id } = (await (await post(site, messageBody())).json()) as { id: string };
    const mail = await mailOf(site, 'contact-message');
    expect(mail).toMatchObject({
      to: 'ola@entrada.example',
      replyTo: 'Noor@tessera.example',
      subject: 'Message from Noor El-Amin through the contact form',
      messageId: `contact-message.${id}@entrada.example`,
    });
    const text = flowed(mail.text);
    for (const fact of [
      'Name Noor El-Amin',
      'Business Tessera',
      'Email Noor@tessera.example',
      'Phone +971 50 000 0000',
      'Message: We open a shop in Lisbon. Can you help by March?',
      'Language English',
      'Answer by Monday 23 November 2026, 17:30 (Lisbon)',
    ])
      expect(text).toContain(fact);
    expect(mail.html).toContain('We open a shop in Lisbon.');
  });

  it('names the package that its link was about, to the company and to the sender', async ({
    site,
  }) => {
    await post(site, messageBody({ about: 'package:company-setup', locale: 'pt' }));
    expect(await storedRows(site)).toMatchObject([
      { about: 'package:company-setup', aboutTitle: 'Company Setup' },
    ]);
    for (const kind of ['contact-message', 'contact-received'])
      expect((await mailOf(site, kind)).text).toMatch(/Assunto +Abertura de Empresa/);
  });

  it('is stored without a package that does not exist', async ({ site }) => {
    expect((await post(site, messageBody({ about: 'package:none' }))).status).toBe(201);
    expect(await storedRows(site)).toMatchObject([{ about: null, aboutTitle: null }]);
  });

  it('is acknowledged in English, without repeating what was typed', async ({ site }) => {
    await post(site, messageBody());
    const mail = await mailOf(site, 'contact-received');
    expect(mail).toMatchObject({
      to: 'Noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'We have your message',
    });
    const text = flowed(mail.text);
    expect(text).toContain('answers within one working day');
    expect(text).toContain('Received Friday 20 November 2026, 17:30 (Lisbon)');
    expect(text).toContain('https://entrada.example/book-consultation');
    expect(mail.html).toContain('<html lang="en"');
    expect(mail.html + mail.text + mail.subject).not.toMatch(/Noor El-Amin|Tessera|shop in Lisbon/);
  });

  it('is acknowledged in Portuguese if the form was in Portuguese', async ({ site }) => {
    await post(site, messageBody({ locale: 'pt' }));
    const mail = await mailOf(site, 'contact-received');
    expect(mail.subject).toBe('Recebemos a sua mensagem');
    expect(mail.html).toContain('<html lang="pt-PT"');
    const text = flowed(mail.text);
    expect(text).toContain('Recebida Sexta-feira, 20 de novembro de 2026, às 17:30 (Lisboa)');
    expect(text).toContain('https://entrada.example/pt/book-consultation');
    expect((await storedRows(site))[0]?.language).toBe('pt');
    expect((await mailOf(site, 'contact-message')).text).toContain('Português');
  });

  it('is acknowledged at most three times a day per address, and always reaches the company', async ({
    site,
  }) => {
    for (let count = 1; count <= 5; count += 1)
      expect(
        (await post(site, messageBody({ name: `Noor ${count}`, email: 'NOOR@tessera.example' })))
          .status,
      ).toBe(201);
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-received')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'contact-message')).toHaveLength(5);
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000);
    await post(site, messageBody());
    const later = (await waitingMails(site)).map(({ kind }) => kind);
    expect(later.filter((kind) => kind === 'contact-received')).toHaveLength(4);
  });
});

describe('what a visitor types', () => {
  it('cannot begin a header of a mail', async ({ site }) => {
    const name = 'Noor\r\nBcc: all@example.com\u2028X-Evil: 1';
    expect((await post(site, messageBody({ name }))).status).toBe(201);
    expect((await storedRows(site))[0]?.name).toBe('Noor Bcc: all@example.com X-Evil: 1');
    const mail = await mailOf(site, 'contact-message');
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
    const composed = await composeMail(
      { ...mail, id: 'a', createdAt: startOfTests },
      {
        sender: async () => ({ name: 'Entrada', address: 'ola@entrada.example' }),
        inlineImages: [],
      },
    );
    expect(composed.envelope).toMatchObject({ to: ['ola@entrada.example'] });
    expect(composed.subject).toBe(
      'Message from Noor Bcc: all@example.com X-Evil: 1 through the contact form',
    );
    expect(composed).not.toHaveProperty('bcc');
  });

  it.for([
    'noor@tessera.example, all@example.com',
    'noor@tessera.example\r\nBcc: all@example.com',
    'Noor <noor@tessera.example>',
    'noor@',
    'noor',
    'noor@tessera',
  ])('is refused as an address when it is %j', async (email, { site }) => {
    expect(await errorsOf(site, { email })).toEqual(['email invalid_email: Invalid email address']);
  });

  it('stays text in the mail, and keeps its lines and characters', async ({ site }) => {
    const message = '<script>alert(1)</script>\r\n\tZé 🎉\u0000\u0007 & more';
    expect((await post(site, messageBody({ message }))).status).toBe(201);
    const kept = '<script>alert(1)</script>\n  Zé 🎉 & more';
    expect((await storedRows(site))[0]?.message).toBe(kept);
    const { html } = await mailOf(site, 'contact-message');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (site: ContactSite, body: unknown, key = 'one') =>
    post(site, body, { 'Idempotency-Key': key });

  it('makes a repeated message one message', async ({ site }) => {
    const [first, second] = await Promise.all([
      keyed(site, messageBody()),
      keyed(site, messageBody()),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await first.text()).toBe(await second.text());
    expect(await storedRows(site)).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(2);
  });

  it('is refused for another message', async ({ site }) => {
    await keyed(site, messageBody());
    const other = await keyed(site, messageBody({ message: 'Something else entirely' }));
    expect(other.status).toBe(422);
    expect(((await other.json()) as Problem).code).toBe('idempotency_key_reused');
    expect(await storedRows(site)).toHaveLength(1);
  });

  it('is limited in length', async ({ site }) => {
    const response = await keyed(site, messageBody(), 'k'.repeat(256));
    expect((await refusalOf(site, response, 400)).code).toBe('invalid_idempotency_key');
  });
});

it('stores nothing if a mail cannot be written', async ({ site }) => {
  const services = { ...site.services, database: withoutCompany(site.database) };
  const fails = mountForVisitors([contactApi], apiSetup(services));
  fails.onError((_, c) => c.text('failed', 500));
  const response = await fails.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(messageBody()),
  });
  expect(response.status).toBe(500);
  expect(await storedRows(site)).toEqual([]);
  expect(await waitingMails(site)).toEqual([]);
  expect(site.wakes()).toBe(0);
});
