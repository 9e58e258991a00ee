import { mailImages } from '#mail/mail-images.server.ts';
import { bandCid } from '#mail/mail-styles.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createMailer } from '#platform/mailer/mailer.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { createMigratedDatabase } from '../harness/test-database.ts';

export type OutboxPlace = Awaited<ReturnType<typeof createOutboxPlace>>;

/** A mail to `noor<number>@example.com`. */
export function mailNumber(number: number, more: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    kind: 'booking-confirmed',
    messageId: `booking-confirmed.b${number}.0@entrada.example`,
    to: `noor${number}@example.com`,
    subject: 'Your consultation is booked: 10:00, São João',
    html: `<p>Olá, Noor</p><img src="cid:${bandCid}" alt="">`,
    text: 'Olá, Noor',
    attachments: [
      {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: 'BEGIN:VCALENDAR\r\nSUMMARY:Reunião\r\nEND:VCALENDAR\r\n',
      },
    ],
    maxPerDay: null,
    ...more,
  };
}

/** Creates an outbox over a database of its own, and a real mail server that it sends to. */
export async function createOutboxPlace(now: string) {
  const place = await createMigratedDatabase();
  const { dataDir, databaseUrl = null } = place.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    smtpUrl: smtp.url,
    dataDir,
    sender: async () => ({ name: 'Entrada', address: 'ola@entrada.example' }),
    inlineImages: mailImages,
    timeouts: { connection: 2000, greeting: 2000, socket: 1000, total: 2500 },
  });
  const clock = { now: new Date(now) };
  return {
    database,
    smtp,
    clock,
    later(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    async enqueue(...mails: OutgoingMail[]) {
      await database.transaction(async (trx) => {
        for (const mail of mails) await enqueueMail(trx, mail, clock.now.toISOString());
      });
    },
    /** One pass of the worker. */
    send: () =>
      sendWaitingMails({
        database,
        deliver: (mail) => mailer.deliver(mail),
        clock: () => clock.now,
        logger: createLogger('silent'),
        random: () => 0.5,
      }),
    rows: () =>
      database.read((db) => db.selectFrom('outbox').selectAll().orderBy('messageId').execute()),
    async close() {
      mailer.close();
      await smtp.close();
      await database.close();
      await place.dispose();
    },
  };
}
