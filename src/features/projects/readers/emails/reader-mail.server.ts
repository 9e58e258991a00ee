import { withPrefix } from '#core/site-address.ts';
import { prefixOf } from '#i18n/language.ts';
import { type MailSender, mailBuilder, salutation } from '#mail/mail-builder.server.ts';
import { clientPortalPath, signInPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Project } from '../../projects.repository.server.ts';
import { titleIn } from '../../projects.ts';
import { mostMailsPerDay } from '../../requests/emails/request-mail.server.ts';
import { readerMailTexts } from './reader-mail.texts.ts';

type Reader = {
  id: string;
  email: string;
  /** As staff wrote it. */
  name: string;
  language: 'en' | 'pt';
  project: Pick<Project, 'id' | 'title' | 'titlePt'>;
};

/** Builds the mail to somebody who may read the work for a client. */
export function readerMail(
  { id, email, name, language, project }: Reader,
  sender: MailSender,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(readerMailTexts, language, sender);
  const { brand } = sender.company;
  const title = titleIn(project, language);
  const portal = withPrefix(prefixOf[language], clientPortalPath.href());
  const to = encodeURIComponent(`${portal}?project=${project.id}`);
  return build({
    kind: 'project-reader',
    ids: [id],
    to: email,
    aboutUs: { orderId: null },
    subject: t('subject', { title }),
    preheader: t('preheader'),
    heading: t('heading', { name: salutation(name) }),
    lead: t('lead', { brand, title }),
    button: { label: t('open'), href: `${pageUrl(signInPath.href())}?to=${to}` },
    after: t('after'),
    reason: t('reason'),
    maxPerDay: mostMailsPerDay,
  });
}
