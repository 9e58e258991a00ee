import { setImmediate } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';

type Nodemailer = typeof import('nodemailer');

export type LazyTransport<Transport> = { get(): Promise<Transport>; close(): void };

/** Loads nodemailer in a turn of its own, which takes some 20 ms: who wrote the mail is answered before. */
async function loadNodemailer(): Promise<Nodemailer> {
  await setImmediate();
  const loaded = await import('nodemailer');
  await setImmediate();
  return loaded;
}

/** Loads nodemailer and creates a transport for the first mail: a start need not wait for either. */
export function lazyTransport<Transport extends { close(): void }>(
  create: (nodemailer: Nodemailer) => Transport,
): LazyTransport<Transport> {
  let creating: Promise<Transport> | null = null;
  return {
    get() {
      creating ??= loadNodemailer().then(create);
      return creating;
    },
    close: () => void creating?.then((transport) => transport.close()),
  };
}

/** Returns the writer of mails as the bytes that SMTP would transmit. */
export function mailWriter(): { write(mail: SendMailOptions): Promise<Buffer>; close(): void } {
  const transport = lazyTransport(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async write(mail) {
      const { message } = await (await transport.get()).sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer');
      return message;
    },
    close: transport.close,
  };
}
