import { maxConcurrent } from '#platform/outbox/deliveries.server.ts';
import { copyComposer } from './compose-copy.server.ts';
import { type Composing, composeMail } from './compose-mail.server.ts';
import { lazyTransport, mailWriter } from './lazy-transport.server.ts';
import type { Mailer } from './mailer.server.ts';

/**
 * Milliseconds without a response before a connection, its greeting or a command times out, and the
 * limit for one mail in total, however often the server responds.
 */
export type SmtpTimeouts = {
  connection: number;
  greeting: number;
  socket: number;
  total: number;
};

// The total is shorter than a claim, so that no other worker can claim the mail in the meantime.
export const defaultTimeouts: SmtpTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  socket: 20_000,
  total: 50_000,
};

/** Sends mails over the server at `smtpUrl`, with pooled connections that close after 30 seconds idle. */
export function createSmtpMailer(
  smtpUrl: string,
  composing: Composing,
  timeouts: SmtpTimeouts = defaultTimeouts,
): Mailer {
  const transport = lazyTransport(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: maxConcurrent,
      // The outbox handles retries; a second queue in the pool would hide failures from it.
      maxRequeues: 0,
      idleTimeout: 30_000,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.socket,
      dnsTimeout: timeouts.connection,
    }),
  );
  const writer = mailWriter();
  const composeCopy = copyComposer(composing, writer.write);
  return {
    async deliver(mail) {
      const composed = mail.copyOf
        ? await composeCopy(mail, mail.copyOf)
        : await composeMail(mail, composing);
      const opened = await transport.get();
      await opened.sendMail({ ...composed, signal: AbortSignal.timeout(timeouts.total) });
    },
    close() {
      transport.close();
      writer.close();
    },
  };
}
