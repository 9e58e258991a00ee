import { capitalize } from '#i18n/capitalize.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ConversationRow } from '../conversations.repository.server.ts';
import { conversationPath } from '../conversations.ts';
import { conversationMailTexts } from './conversation-mail.texts.ts';

/** More than anybody answers in a day. */
const maxPerDay = 50;

type Assigned = Pick<ConversationRow, 'id' | 'revision' | 'email' | 'answerBy' | 'status'>;
type Assignment = MailSender & {
  to: { email: string; language: string };
  /** The name of who gave it to them; null where nobody is known. */
  by: string | null;
};

/** Builds the mail that tells one of the staff that a conversation is theirs, as it was before that. */
export function assignedMail(
  { id, revision, email, answerBy, status }: Assigned,
  { to, by, ...sender }: Assignment,
): OutgoingMail {
  const { t, formatInstant, build } = mailBuilder(conversationMailTexts, to.language, sender);
  return build({
    kind: 'conversation-assigned',
    ids: [id, revision],
    to: to.email,
    subject: t('assigned_subject'),
    preheader: t('assigned_preheader'),
    heading: t('assigned_heading'),
    lead: by === null ? t('assigned_lead_nobody') : t('assigned_lead', { by }),
    facts: [
      { label: t('alarm_from'), lines: [email] },
      {
        label: t('alarm_by'),
        lines: status === 'new' ? [capitalize(formatInstant(answerBy))] : [],
      },
    ],
    button: { label: t('assigned_open'), href: sender.origin + conversationPath(id) },
    reason: t('assigned_reason'),
    isForStaff: true,
    maxPerDay,
  });
}
