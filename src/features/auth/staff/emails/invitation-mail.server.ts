import { type MailSender, mailBuilder, salutation } from '#mail/mail-builder.server.ts';
import { signInPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { StaffMember } from '../../staff.repository.server.ts';
import { invitationMailTexts } from './invitation-mail.texts.ts';

// Somebody may be taken off and added again; each time they are told.
const maxPerDay = 5;

type Invitation = MailSender & {
  /** The name of who added them; null where a command did. */
  inviter: string | null;
  /** Tells this invitation from an earlier one to the same person. */
  attempt: string;
};

/** Builds the mail that tells somebody that they are on the staff, and where they sign in. */
export function invitationMail(
  { personId, email, name, role, language }: Omit<StaffMember, 'since'>,
  { inviter, attempt, ...sender }: Invitation,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(invitationMailTexts, language, sender);
  const { brand } = sender.company;
  return build({
    kind: 'staff-invitation',
    ids: [personId, attempt],
    to: email,
    subject: t('subject', { brand }),
    preheader: t('preheader'),
    heading: t('heading', { name: salutation(name) }),
    lead: inviter === null ? t('lead_nobody', { brand }) : t('lead', { brand, inviter }),
    facts: [{ label: t('role'), lines: [t(`role_${role}`)] }],
    button: { label: t('open'), href: pageUrl(signInPath.href()) },
    reason: t('reason'),
    isForStaff: true,
    maxPerDay,
  });
}
