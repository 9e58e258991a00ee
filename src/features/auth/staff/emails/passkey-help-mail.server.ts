import { type MailSender, mailBuilder, salutation } from '#mail/mail-builder.server.ts';
import { signInPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { StaffMember } from '../../staff.repository.server.ts';
import { passkeyHelpMailTexts } from './passkey-help-mail.texts.ts';

/** `owner`: the name of who helps. `until`: the instant at which the help ends. */
type Help = MailSender & { attempt: string; owner: string; until: string };

/** Builds the mail that tells one of the staff that an owner helps with their lost passkey. */
export function passkeyHelpMail(
  {
    personId,
    email,
    name,
    language,
  }: Pick<StaffMember, 'personId' | 'email' | 'name' | 'language'>,
  { attempt, owner, until, ...sender }: Help,
): OutgoingMail {
  const { t, pageUrl, formatInstant, build } = mailBuilder(passkeyHelpMailTexts, language, sender);
  const params = { owner, until: formatInstant(until) };
  return build({
    kind: 'passkey-help',
    ids: [personId, attempt],
    to: email,
    subject: t('subject', { brand: sender.company.brand }),
    preheader: t('preheader', params),
    heading: t('heading', { name: salutation(name) }),
    lead: t('lead', params),
    button: { label: t('open'), href: pageUrl(signInPath.href()) },
    reason: t('reason', params),
    isForStaff: true,
    until,
    maxPerDay: 3,
  });
}
