import { createHash } from 'node:crypto';
import type { Address, Attachment, Email } from 'postal-mime';
import { htmlText } from './html-text.ts';
import type { DeliveryReport, ReceivedMail, ReceivedPart } from './received-mail.ts';

const longestText = 200_000;
const longestReason = 500;

// Where the envelope's recipient stands, which a forwarding server leaves out of `To`.
const recipientHeaders = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'x-forwarded-to',
  'envelope-to',
  'x-envelope-to',
];

const brackets = /<([^<>\s]{1,300})>/g;

function idsIn(header: string | undefined): string[] {
  return Array.from((header ?? '').matchAll(brackets), ([, id = '']) => id);
}

function mailboxesOf(addresses: readonly Address[] = []): { name: string; address: string }[] {
  return addresses
    .flatMap((one) => ('group' in one && one.group ? one.group : [one]))
    .flatMap(({ name, address }) => (address ? [{ name, address }] : []));
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

const textOf = (part: Attachment) => new TextDecoder().decode(bytesOf(part).subarray(0, 100_000));

/** Whether a program wrote a mail (RFC 3834), a list sent it (RFC 2919), or a mail server. */
function isAutomatic(headers: ReadonlyMap<string, string>, from: string): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase();
  if (submitted !== undefined && !submitted.startsWith('no')) return true;
  if (/^\s*(?:bulk|junk|list|auto_reply)\b/i.test(headers.get('precedence') ?? '')) return true;
  if (/^\s*<\s*>\s*$/.test(headers.get('return-path') ?? '')) return true;
  if (/^(?:mailer-daemon|postmaster|no-?reply|noreply|do-?not-?reply)@/i.test(from)) return true;
  return [...headers.keys()].some((name) =>
    /^(?:list-(?:id|unsubscribe|post|help)|x-autoreply|x-autorespond|x-autoresponder|x-auto-reply|x-mail-autoreply|feedback-id)$/.test(
      name,
    ),
  );
}

/** A code of a mail server in a line of text: `550 `, `#5.1.1`, `(4.4.7)`. */
const codeInText = /(?:^|[\s(#])[45](?:\.\d{1,3}\.\d{1,3}|\d\d[ -])/;

/** Returns the line of a report without fields that says why, above the copy of the mail. */
function reasonInText(text: string): string {
  const [above = ''] = text.split(/^[> \t]*message-id:/im);
  return above.split('\n').find((line) => codeInText.test(line)) ?? '';
}

/** The complaints of readers; a provider also tells of viruses, and of mail that is none (RFC 5965). */
const complaintTypes = /^feedback-type:\s*(?:abuse|opt-out|opt-out-list)\s*$/im;

/** Whether a server without fields for it says that it goes on trying. */
const saysDelayed = /\bdelay(?:ed)?\b|^warning\b/i;

/** Reads a delivery report; null for a mail that is none. Old servers name the mail in their text alone. */
function readReport(email: Email, from: string, text: string): DeliveryReport | null {
  const status = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const complaint = email.attachments.find(
    ({ mimeType }) => mimeType === 'message/feedback-report',
  );
  const isFromServer = /^(?:mailer-daemon|postmaster)@/i.test(from);
  if (!status && !complaint && !isFromServer) return null;
  const returned = email.attachments.filter(({ mimeType }) =>
    ['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers'].includes(mimeType),
  );
  const fields = status ? textOf(status) : '';
  const said = /^action:\s*(\w+)/im.exec(fields)?.[1]?.toLowerCase();
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*((?:.|\\n[ \\t])*)`, 'im').exec(fields)?.[1] ?? '';
  const diagnosis = status || complaint ? field('diagnostic-code') : reasonInText(text);
  const reason = (diagnosis || field('status')).replace(/^\s*smtp;\s*/i, '');
  const isAbuse = complaint !== undefined && complaintTypes.test(textOf(complaint));
  const action = isAbuse ? 'complaint' : said === 'failed' || said === 'delayed' ? said : 'other';
  const inText = saysDelayed.test(email.subject ?? '') ? 'delayed' : 'failed';
  const named = [...returned.map(textOf), text].flatMap((part) =>
    Array.from(part.matchAll(/^[> \t]*message-id:\s*<([^<>\s]{1,300})>/gim), ([, id = '']) => id),
  );
  return {
    action: status || complaint ? action : inText,
    messageIds: [...new Set([...named, ...idsIn(email.inReplyTo), ...idsIn(email.references)])],
    reason: reason.replace(/\s+/g, ' ').trim().slice(0, longestReason),
    status: /^\s*(\d\.\d{1,3}\.\d{1,3})/.exec(field('status'))?.[1] ?? '',
  };
}

function partOf(part: Attachment, place: number): ReceivedPart {
  const ending =
    part.mimeType === 'message/rfc822' ? 'eml' : part.mimeType === 'text/calendar' ? 'ics' : 'bin';
  return {
    name: part.filename?.trim() || `attachment-${place + 1}.${ending}`,
    mime: part.mimeType,
    bytes: bytesOf(part),
  };
}

/** Reads one raw message (RFC 822). Whatever bytes it is made of, it is read as well as it can be. */
export async function readMail(raw: Uint8Array): Promise<ReceivedMail> {
  // Loaded on first use: most starts of the server see no mail.
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 40 });
  // Of a repeated header the topmost counts: servers on the way add theirs above.
  const headers = new Map(email.headers.toReversed().map(({ key, value }) => [key, value]));
  const [from = null] = mailboxesOf(email.from ? [email.from] : []);
  const written = email.text?.trim() ? email.text : htmlText(email.html ?? '');
  const text = written.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed().trim();
  const [id] = idsIn(email.messageId);
  const isReported = email.attachments.some(
    ({ mimeType }) => mimeType === 'message/delivery-status',
  );
  const named = email.headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .flatMap(({ value }) =>
      Array.from(value.matchAll(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g), ([one]) => one),
    );
  return {
    messageId: id ?? `none.${createHash('sha256').update(raw).digest('hex')}`,
    from: from && { name: from.name.replaceAll('\0', '').trim(), address: from.address.trim() },
    recipients: [...new Set(named)],
    subject: (email.subject ?? '').replaceAll('\0', '').toWellFormed(),
    text: text.slice(0, longestText),
    answers: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()])],
    isAutomatic: isReported || isAutomatic(headers, from?.address ?? ''),
    report: readReport(email, from?.address ?? '', text),
    isForged: /\bdmarc=fail\b/i.test(headers.get('authentication-results') ?? ''),
    parts: isReported ? [] : email.attachments.map(partOf),
  };
}
