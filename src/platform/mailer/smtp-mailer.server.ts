import { createTransport } from 'nodemailer';
import { mostAtOnce } from '#platform/outbox/deliveries.server.ts';
import { type Composing, composeMail } from './compose-mail.server.ts';
import type { Mailer } from './mailer.server.ts';

/**
 * Milliseconds without an answer before a connection, its greeting or a command is given up, and
 * those for one mail as a whole, however often the server says something.
 */
export type SmtpTimeouts = {
  connection: number;
  greeting: number;
  socket: number;
  whole: number;
};

// The whole is below the lease of a claimed mail, so that no other worker takes it meanwhile.
export const usualTimeouts: SmtpTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  socket: 20_000,
  whole: 50_000,
};

/** Sends over the mail server at `smtpUrl`, a connection for each mail in hand, kept for half a minute. */
export function createSmtpMailer(
  smtpUrl: string,
  composing: Composing,
  timeouts: SmtpTimeouts = usualTimeouts,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostAtOnce,
    // The outbox repeats a mail; a second queue inside the pool would hide that.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    dnsTimeout: timeouts.connection,
  });
  return {
    async deliver(mail) {
      const composed = await composeMail(mail, composing);
      await transport.sendMail({ ...composed, signal: AbortSignal.timeout(timeouts.whole) });
    },
    close() {
      transport.close();
    },
  };
}
