import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { CopyOf, StoredMail } from '#platform/outbox/outgoing-mail.ts';
import {
  type Composing,
  composeMail,
  messageIdHeader,
  requireAddress,
} from './compose-mail.server.ts';

/** An original as it is transmitted: its header, and its body around what is each copy's own. */
type Form = { head: string; body: readonly string[] };

const softBreak = '=\r\n';
/** Below the 76 characters of a line of quoted-printable text (RFC 2045). */
const longestPiece = 70;

/** Puts a text on lines of its own that a reader of quoted-printable text joins. */
function onSoftLines(text: string): string {
  const pieces = text.match(new RegExp(`.{1,${longestPiece}}`, 'g')) ?? [];
  return ['', ...pieces, ''].join(softBreak);
}

function formOf(message: Buffer, place: string): Form {
  const whole = message.toString('latin1');
  const end = whole.indexOf('\r\n\r\n');
  // A line may be broken within the place, which has letters and hyphens alone.
  const broken = new RegExp([...place].join(`(?:${softBreak})?`));
  return { head: whole.slice(0, end), body: whole.slice(end).split(broken) };
}

/** An address in the letters that a header may have. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/**
 * Returns the composer of copies, by which an original is composed once. `write` returns the bytes of a
 * mail as SMTP transmits them.
 */
export function copyComposer(
  composing: Composing,
  write: (mail: SendMailOptions) => Promise<Buffer>,
): (copy: StoredMail, of: CopyOf) => Promise<SendMailOptions> {
  const forms = new WeakMap<CopyOf['original'], ReturnType<typeof compose>>();

  async function compose(copy: StoredMail, { original, place }: CopyOf) {
    const { id, createdAt } = copy;
    const composed = await composeMail({ ...original, id, createdAt }, composing);
    const message = await write({ ...composed, encoding: 'quoted-printable' });
    return { sender: composed.envelope.from, ...formOf(message, place) };
  }

  return async (copy, of) => {
    const { original, place, own } = of;
    const composed = forms.get(original) ?? compose(copy, of);
    forms.set(original, composed);
    // What failed is tried again by the next copy.
    composed.catch(() => forms.delete(original));
    const { sender, head, body } = await composed;
    const { address } = requireAddress(copy.to);
    const messageId = messageIdHeader(copy);
    const ownHead = head
      .replace(original.to, () => inAscii(address))
      .replace(messageIdHeader(original), () => messageId)
      .replaceAll(place, () => own);
    return {
      envelope: {
        from: copy.returnTo ? requireAddress(copy.returnTo, 'ESENDER').address : sender,
        to: [address],
      },
      messageId,
      raw: Buffer.from(ownHead + body.join(onSoftLines(own)), 'latin1'),
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  };
}
