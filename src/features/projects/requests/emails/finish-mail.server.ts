import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { wordsPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { titleIn } from '../../projects.ts';
import { finishMailTexts } from './finish-mail.texts.ts';
import { type MailedProject, mostMailsPerDay } from './request-mail.server.ts';

/** `wordsToken`: of the page for a few words about us. `hasOpen`: whether something was still asked. */
type Finished = { wordsToken: string; hasOpen: boolean };

/** Builds the mail that thanks a client at the end, with the way to all of the work in one file. */
export function finishMail(
  project: MailedProject & { id: string },
  { wordsToken, hasOpen }: Finished,
  sender: MailSender,
): OutgoingMail {
  const { t, build, language, ownUrl } = mailBuilder(finishMailTexts, project.language, sender);
  const params = { brand: sender.company.brand, project: titleIn(project, language) };
  return build({
    kind: 'project-finished',
    ids: [project.id],
    to: project.email,
    aboutUs: { orderId: null },
    subject: t('subject', params),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead', params),
    facts: [{ label: '', lines: [hasOpen ? t('taken') : ''], isText: true }],
    button: { label: t('open'), href: `${ownUrl}/archive/${project.id}` },
    links: [{ label: t('words'), href: sender.origin + wordsPath.href({ token: wordsToken }) }],
    after: t('after'),
    reason: t('reason', params),
    maxPerDay: mostMailsPerDay,
  });
}
