import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { testMailKind } from '../test-mail.repository.server.ts';
import { testMailTexts } from './test-mail.texts.ts';

type Test = { id: string; to: string; until: string; maxPerDay: number };

/** Builds the mail by which staff test that the site can send mail. */
export function testMail(
  { id, to, until, maxPerDay }: Test,
  language: string,
  sender: MailSender,
): OutgoingMail {
  const { t, build } = mailBuilder(testMailTexts, language, sender);
  return build({
    kind: testMailKind,
    ids: [id],
    to,
    until,
    maxPerDay,
    subject: t('subject'),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead'),
    reason: t('reason'),
    isForStaff: true,
  });
}
