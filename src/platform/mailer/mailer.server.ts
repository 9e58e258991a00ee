import { join } from 'node:path';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import type { Composing, InlineImage, Sender } from './compose-mail.server.ts';
import { createFileMailer } from './file-mailer.server.ts';
import { createSmtpMailer, type SmtpTimeouts } from './smtp-mailer.server.ts';

export type Mailer = {
  /** Delivers the mail; throws if it is not accepted. Safe to call again with the same mail. */
  deliver(mail: StoredMail): Promise<void>;
  close(): void;
};

export type MailerSettings = {
  smtpUrl: string | null;
  dataDir: string;
  /** Called for every mail: the owner may change the company's address while the server runs. */
  sender: () => Promise<Sender>;
  /** Attached to each mail whose HTML shows them (`cid:`). */
  inlineImages?: readonly InlineImage[];
  drawInline?: Composing['drawInline'];
  readStored?: Composing['readStored'];
  timeouts?: SmtpTimeouts;
};

/** Sends mails over SMTP if there is an address; otherwise writes them to `<dataDir>/mail/*.eml`. */
export function createMailer(settings: MailerSettings): Mailer {
  const {
    smtpUrl,
    dataDir,
    sender,
    inlineImages = [],
    drawInline,
    readStored,
    timeouts,
  } = settings;
  const composing = { sender, inlineImages, drawInline, ...(readStored && { readStored }) };
  if (smtpUrl === null) return createFileMailer(join(dataDir, 'mail'), composing);
  return createSmtpMailer(smtpUrl, composing, timeouts);
}
