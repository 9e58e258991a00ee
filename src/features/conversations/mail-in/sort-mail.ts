import { plusTokenOf } from '#core/plus-address.ts';
import type { ReceivedMail } from '#platform/mail-in/received-mail.ts';

/** Our own addresses: where mails arrive, and from which we send. */
export type OurAddresses = {
  mailIn: string;
  others: readonly string[];
  /** Where mail servers report about issues of the newsletter, if that is an address of its own. */
  bounces?: string | undefined;
  /** The host of our Message-IDs. */
  host: string;
};

/**
 * What a mail is before anything is looked up. `own`: it came from us, and is dropped, so that two
 * programs never answer each other. `automatic`: a program wrote it, and nobody is told.
 */
export type Sorted = {
  kind: 'own' | 'bounce' | 'automatic' | 'person' | 'nobody';
  /** The secrets of addresses below ours to which it came. */
  tokens: string[];
};

function isAtBounces({ recipients }: ReceivedMail, bounces: string | undefined): boolean {
  if (bounces === undefined) return false;
  const whole = bounces.toLowerCase();
  return recipients.some(
    (one) => one.toLowerCase() === whole || plusTokenOf(one, bounces) !== null,
  );
}

export function sortMail(
  mail: ReceivedMail,
  { mailIn, others, bounces, host }: OurAddresses,
): Sorted {
  const tokens = mail.recipients.flatMap((one) => plusTokenOf(one, mailIn) ?? []);
  const from = mail.from?.address.toLowerCase() ?? '';
  const isOurs =
    mail.messageId.toLowerCase().endsWith(`@${host}`) ||
    plusTokenOf(from, mailIn) !== null ||
    [mailIn, ...others].some((one) => one.toLowerCase() === from);
  if (mail.report) return { kind: 'bounce', tokens };
  // Whoever is away answers each issue, at the address for reports (RFC 3834).
  if (mail.isAutomatic && isAtBounces(mail, bounces)) return { kind: 'nobody', tokens };
  if (isOurs) return { kind: 'own', tokens };
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from) || from.length > 254) return { kind: 'nobody', tokens };
  return { kind: mail.isAutomatic ? 'automatic' : 'person', tokens };
}
