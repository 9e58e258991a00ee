import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment, StoredMail, StoredPlace } from '#platform/outbox/outgoing-mail.ts';

export type Sender = { name: string; address: string };
export type InlineImage = { cid: string; filename: string; contentType: string; content: Buffer };
export type Composing = {
  sender: () => Promise<Sender>;
  inlineImages: readonly InlineImage[];
  /** Draws a picture that a mail shows and that is not among them; null if there is none: it leaves without. */
  drawInline?: ((cid: string) => Promise<InlineImage | null>) | undefined;
  /** Returns the bytes of a file of the site; throws without any, so that no mail leaves without it. */
  readStored?: (file: StoredPlace) => Promise<Buffer>;
};

async function contentOf(
  { content, stored }: MailAttachment,
  { readStored }: Composing,
): Promise<string | Buffer> {
  if (stored === undefined) return content;
  if (readStored === undefined) throw new Error('Files of the site cannot be attached here');
  return readStored(stored);
}

/** Puts a header value on one line, so that visitor input cannot inject a header. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

// One mailbox: a quoted or plain local part and a host, without characters that separate a list.
const mailbox = /^(?:"[^"\\\p{Cc}]+"|[^\s<>()[\],;:@"\\\p{Cc}]+)@[^\s<>()[\],;:@"\\\p{Cc}]+$/u;

export function requireAddress(
  address: string,
  code: 'EADDRESS' | 'ESENDER' = 'EADDRESS',
): { name: string; address: string } {
  if (!mailbox.test(address)) throw Object.assign(new Error('Not one mail address'), { code });
  return { name: '', address };
}

export function messageIdHeader({ messageId }: Pick<StoredMail, 'messageId'>): string {
  return `<${messageId.replace(/[^\w.@+-]/g, '-')}>`;
}

function safeHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new Error(`Not a header name: ${name}`);
      return [name, oneLine(value)];
    }),
  );
}

/** Returns the pictures that the HTML of a mail shows, each once. */
async function picturesOf({ html }: StoredMail, composing: Composing): Promise<InlineImage[]> {
  const { inlineImages, drawInline } = composing;
  const shown = inlineImages.filter(({ cid }) => html.includes(`"cid:${cid}"`));
  const cids = new Set([...html.matchAll(/"cid:([\w.@-]+)"/g)].map(([, cid = '']) => cid));
  const others = [...cids].filter((cid) => !shown.some((image) => image.cid === cid));
  const drawn = await Promise.all(others.map((cid) => drawInline?.(cid) ?? null));
  return [...shown, ...drawn.filter((image) => image !== null)];
}

/** The type of a calendar that invites or cancels (RFC 6047). */
const invitation = /^text\/calendar\b.*\bmethod=(?:REQUEST|CANCEL)\b/i;

/** Returns nodemailer's options for one mail; composing it again gives the same headers. */
export async function composeMail(
  mail: StoredMail,
  composing: Composing,
): Promise<SendMailOptions & { envelope: { from: string; to: string[] } }> {
  const sender = await composing.sender();
  const from = { ...requireAddress(sender.address, 'ESENDER'), name: oneLine(sender.name) };
  const to = requireAddress(mail.to);
  const shown = await picturesOf(mail, composing);
  const attached = await Promise.all(
    mail.attachments.map(async (attachment) => ({
      filename: oneLine(attachment.filename),
      contentType: oneLine(attachment.contentType),
      content: await contentOf(attachment, composing),
      ...(attachment.encoding && { encoding: attachment.encoding }),
    })),
  );
  return {
    from,
    to,
    ...(mail.replyTo === undefined ? {} : { replyTo: requireAddress(mail.replyTo) }),
    envelope: {
      from: mail.returnTo ? requireAddress(mail.returnTo, 'ESENDER').address : from.address,
      to: [to.address],
    },
    subject: oneLine(mail.subject),
    messageId: messageIdHeader(mail),
    date: new Date(mail.createdAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...safeHeaders(mail.headers ?? {}) },
    html: mail.html,
    text: mail.text,
    // Beside the file: some programs show an invitation only as another form of the mail itself.
    alternatives: mail.attachments
      .filter(({ contentType }) => invitation.test(contentType))
      .map(({ contentType, content }) => ({ contentType: oneLine(contentType), content })),
    attachments: [
      ...shown.map((image) => ({ ...image, contentDisposition: 'inline' as const })),
      ...attached,
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
