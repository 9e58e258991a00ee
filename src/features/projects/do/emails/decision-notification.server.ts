import type { Language } from '#i18n/language.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { projectPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ClientProject, Decision, Request } from '../../projects.repository.server.ts';
import { titleIn } from '../../projects.ts';
import { decisionMailTexts } from './decision-mail.texts.ts';

export type Decided = {
  project: Pick<ClientProject, 'id' | 'title' | 'titlePt' | 'name' | 'email'>;
  request: Pick<Request, 'title' | 'titlePt'>;
  decision: Pick<Decision, 'id' | 'choice' | 'comment'>;
};

/** Builds the mail to the company about what a client did. */
export function decisionNotification(
  { project, request, decision }: Decided,
  to: Language,
  sender: MailSender,
): OutgoingMail {
  const { t, build, language } = mailBuilder(decisionMailTexts, to, sender);
  const { choice, comment } = decision;
  const name = project.name || project.email;
  const title = titleIn(request, language);
  const choiceLine = choice === 'approved' || choice === 'changes' ? [t(choice)] : [];
  return build({
    kind: 'project-decision',
    ids: [decision.id],
    to: 'company',
    subject: t(`subject_${choice}`, { name, title }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead', { name, project: titleIn(project, language) }),
    facts: [
      { label: t('asked'), lines: [title] },
      { label: t('said'), lines: [...choiceLine, ...comment.split('\n')], isText: true },
    ],
    button: {
      label: t('open'),
      href: sender.origin + projectPath.href({ id: project.id }),
    },
    replyTo: project.email,
    reason: t('reason'),
  });
}
