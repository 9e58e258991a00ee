import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#database/migrate.server.ts';
import { mailImages } from '#mail/mail-images.server.ts';
import { bandCid } from '#mail/mail-styles.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createMailer, type Mailer } from '#platform/mailer/mailer.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts';
import type { OutgoingMail, StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { mailNumber } from '../../factories/outbox-place.ts';
import { type SmtpServer, startSmtpServer } from '../../fakes/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';

const logger = createLogger('silent');
const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });

let place: TestDatabase;
let database: Database;
let smtp: SmtpServer;
let mailers: Mailer[];
let now: Date;
const clock = () => now;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeEach(async () => {
  place = await createTestDatabase();
  database = openHere();
  await migrate(database);
  smtp = await startSmtpServer();
  mailers = [];
  now = new Date('2026-11-21T10:00:00.000Z');
});

afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await smtp.close();
  await database.close();
  await place.dispose();
});

function openHere(): Database {
  const { dataDir, databaseUrl = null } = place.settings;
  return openDatabase({ dataDir, databaseUrl });
}

function mailerTo(smtpUrl: string | null): Mailer {
  const { dataDir } = place.settings;
  const mailer = createMailer({ smtpUrl, dataDir, sender, inlineImages: mailImages });
  mailers.push(mailer);
  return mailer;
}

function depsWith(deliver: (mail: StoredMail) => Promise<void>, of: Database = database) {
  return { database: of, deliver, clock, logger, random: () => 0.5 };
}

async function enqueue(...mails: OutgoingMail[]): Promise<void> {
  await database.transaction(async (trx) => {
    for (const mail of mails) await enqueueMail(trx, mail, now.toISOString());
  });
}

const rows = () =>
  database.read((db) => db.selectFrom('outbox').selectAll().orderBy('messageId').execute());

const files = () => readdir(join(place.settings.dataDir, 'mail'));

test('without a mail server, a mail becomes one .eml file that says who, when and what', async () => {
  await enqueue(
    mailNumber(1, { replyTo: 'rita@entrada.example', headers: { 'X-Booking': 'EN-7' } }),
  );
  await sendWaitingMails(depsWith(mailerTo(null).deliver));

  const [name = '', ...others] = await files();
  expect(others).toEqual([]);
  expect(name).toBe('20261121T100000000Z-booking-confirmed.b1.0@entrada.example.eml');
  const mail = await PostalMime.parse(await readFile(join(place.settings.dataDir, 'mail', name)));
  expect(mail).toMatchObject({
    from: { name: 'Entrada', address: 'ola@entrada.example' },
    to: [{ address: 'noor1@example.com' }],
    replyTo: [{ address: 'rita@entrada.example' }],
    subject: 'Your consultation is booked: 10:00, São João',
    messageId: '<booking-confirmed.b1.0@entrada.example>',
    date: now.toISOString(),
  });
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('x-booking')).toBe('EN-7');
  expect(header('date')).toBe('Sat, 21 Nov 2026 10:00:00 +0000');
});

test('over SMTP a mail arrives with text, HTML, its picture and its calendar file', async () => {
  await enqueue(mailNumber(1));
  await sendWaitingMails(depsWith(mailerTo(smtp.url).deliver));

  const [letter, ...others] = smtp.received;
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ from: 'ola@entrada.example', to: ['noor1@example.com'] });
  const mail = await PostalMime.parse(letter?.raw ?? '');
  expect(mail.text?.trim()).toBe('Olá, Noor');
  expect(mail.html).toContain('Olá, Noor');
  // The calendar is a form of the mail beside its text, and a file; the reader lists both.
  const calendars = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const [form, calendar, ...more] = calendars;
  const [picture, ...otherFiles] = mail.attachments.filter((one) => !calendars.includes(one));
  expect([more, otherFiles]).toEqual([[], []]);
  expect(form).toMatchObject({ filename: null, disposition: null });
  expect(picture).toMatchObject({ mimeType: 'image/png', contentId: `<${bandCid}>` });
  expect(calendar).toMatchObject({ filename: 'consultation.ics', mimeType: 'text/calendar' });
  const content = calendar?.content;
  const calendarText = typeof content === 'string' ? content : new TextDecoder().decode(content);
  expect(calendarText).toContain('SUMMARY:Reunião');
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, sentAt: now.toISOString() }]);
});

test('the content of a sent mail is deleted, that of a waiting one is kept', async () => {
  await enqueue(mailNumber(1));
  expect(await rows()).toMatchObject([{ payload: { to: 'noor1@example.com' } }]);
  await sendWaitingMails(depsWith(async () => {}));
  expect(await rows()).toMatchObject([{ status: 'sent', payload: {} }]);
  expect(JSON.stringify(await rows())).not.toContain('noor1');
});

test('a mail is never sent if its transaction is rolled back, and a second with one Message-ID is ignored', async () => {
  const undone = database.transaction(async (trx) => {
    await enqueueMail(trx, mailNumber(1), now.toISOString());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await enqueue(mailNumber(2), mailNumber(2, { subject: 'again' }));
  expect(await rows()).toMatchObject([{ payload: { to: 'noor2@example.com' } }]);
});

test('three workers at once send every mail once', async () => {
  await enqueue(...Array.from({ length: 40 }, (_, index) => mailNumber(index)));
  const sent: string[] = [];
  // SQLite allows one server per folder, so its workers share a connection; PostgreSQL allows several.
  const others = place.engine === 'postgres' ? [openHere(), openHere()] : [];
  const databases = [database, others[0] ?? database, others[1] ?? database];
  const deliver = async (mail: StoredMail) => {
    sent.push(mail.messageId);
    await new Promise(setImmediate);
  };
  await Promise.all(databases.map((each) => sendWaitingMails(depsWith(deliver, each))));
  for (const other of others) await other.close();
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
  expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
});

test('after a crash between sending and recording, the mail is sent again under the same Message-ID', async () => {
  await enqueue(mailNumber(1));
  const mailer = mailerTo(smtp.url);
  const crashed = openHere();
  const crash = sendWaitingMails(
    depsWith(async (mail) => {
      await mailer.deliver(mail);
      await crashed.close();
    }, crashed),
  );
  await expect(crash).rejects.toThrow();
  expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1 }]);

  later(59_999);
  await sendWaitingMails(depsWith(mailer.deliver));
  expect(smtp.received).toHaveLength(1);
  later(1);
  await sendWaitingMails(depsWith(mailer.deliver));
  const mails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(mails.map(({ messageId }) => messageId)).toEqual([
    '<booking-confirmed.b1.0@entrada.example>',
    '<booking-confirmed.b1.0@entrada.example>',
  ]);
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('a mail written again replaces its file', async () => {
  const mailer = mailerTo(null);
  const mail = { ...mailNumber(1), id: '1', createdAt: now.toISOString() };
  await mailer.deliver(mail);
  await mailer.deliver(mail);
  expect(await files()).toHaveLength(1);
  await mailer.deliver({ ...mail, messageId: '../a/b@x' });
  await mailer.deliver({ ...mail, messageId: '../a\\b@x' });
  expect(await files()).toHaveLength(3);
});

test('a single server sends at its start what a crashed server had claimed', async () => {
  await enqueue(mailNumber(1));
  const crashed = openHere();
  const crash = sendWaitingMails(depsWith(() => crashed.close(), crashed));
  await expect(crash).rejects.toThrow();
  expect(await rows()).toMatchObject([{ claimedUntil: '2026-11-21T10:01:00.000Z' }]);
  const { promise: sent, resolve: send } = Promise.withResolvers<string>();
  const deliver = async (mail: StoredMail) => send(mail.to);
  const worker = startOutboxWorker({ ...depsWith(deliver), releaseClaimsAtStart: true });
  expect(await sent).toBe('noor1@example.com');
  await worker.stop();
  expect(await rows()).toMatchObject([{ status: 'sent', claimedUntil: null }]);
});

test('a late failure does not undo what another worker did with the mail in the meantime', async () => {
  await enqueue(mailNumber(1));
  await sendWaitingMails(
    depsWith(async () => {
      later(60_000);
      await sendWaitingMails(depsWith(async () => {}));
      throw new Error('too late');
    }),
  );
  expect(await rows()).toMatchObject([{ status: 'sent', lastError: null }]);
});

test.each([
  ['a line break', 'noor@example.com\r\nBcc: eve@evil.example'],
  ['two addresses', 'noor@example.com, eve@evil.example'],
  ['no address at all', 'noor'],
  ['nothing', ''],
])('an address of %s is kept, gets no mail and delays no other mail', async (_, to) => {
  await enqueue(mailNumber(1, { to }), mailNumber(2));
  await sendWaitingMails(depsWith(mailerTo(smtp.url).deliver));
  expect(smtp.received.map((letter) => letter.to)).toEqual([['noor2@example.com']]);
  expect(await rows()).toMatchObject([
    { status: 'dead', attempts: 1, lastError: 'EADDRESS', payload: { to } },
    { status: 'sent' },
  ]);
});

test.each([
  ["o'brien+lisboa@example.com", "o'brien+lisboa@example.com"],
  ['joão@example.com', 'joão@example.com'],
  ['noor@exämple.com', 'noor@xn--exmple-cua.com'],
  ['"noor, in lisbon"@example.com', '"noor, in lisbon"@example.com'],
])('the unusual address %s gets its mail', async (to, reached) => {
  await enqueue(mailNumber(1, { to }));
  await sendWaitingMails(depsWith(mailerTo(smtp.url).deliver));
  expect(smtp.received.map((letter) => letter.to)).toEqual([[reached]]);
});

test('visitor input cannot inject a header or break the row', async () => {
  const evil = 'Noor\r\nBcc: eve@evil.example\r\n\r\n<b>\u0000\ud800';
  await enqueue(
    mailNumber(1, {
      subject: evil,
      messageId: 'kind.a\r\nBcc: eve@evil.example',
      headers: { 'X-Name': evil },
      attachments: [{ filename: evil, contentType: 'text/plain', content: evil }],
    }),
  );
  await sendWaitingMails(depsWith(mailerTo(smtp.url).deliver));
  expect(smtp.received.map(({ to }) => to)).toEqual([['noor1@example.com']]);
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '');
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toMatch(/^Noor Bcc: eve@evil\.example <b>/);
});

test('the worker sends mails enqueued before and after its start, and stops between mails', async () => {
  const { promise: first, resolve: firstSent } = Promise.withResolvers<void>();
  const { promise: second, resolve: secondSent } = Promise.withResolvers<void>();
  await enqueue(mailNumber(1));
  const worker = startOutboxWorker(
    depsWith(async (mail) => {
      if (mail.to === 'noor1@example.com') firstSent();
      else secondSent();
    }),
  );
  await first;
  await enqueue(mailNumber(2));
  worker.wake();
  await second;
  await worker.stop();
  expect(await rows()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  await enqueue(mailNumber(3));
  worker.wake();
  expect(await rows()).toMatchObject([{}, {}, { status: 'waiting', attempts: 0 }]);
});

test('a stopping worker finishes the current mail and leaves the next', async () => {
  await enqueue(mailNumber(1), mailNumber(2, { to: mailNumber(1).to }));
  const { promise: sending, resolve: begun } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const worker = startOutboxWorker(
    depsWith(async () => {
      begun();
      await finished;
    }),
  );
  await sending;
  const stopped = worker.stop();
  finish();
  await stopped;
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting']);
});
