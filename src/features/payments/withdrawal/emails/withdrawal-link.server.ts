import { translate } from '#i18n/texts.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { withdrawOrderPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { formatLongDay } from '../../format-day.ts';
import {
  concludedAt,
  isConcluded,
  isConsumer,
  lastWithdrawalDay,
} from '../../ledger/withdrawal-period.ts';
import type { Subject } from '../contract-of-order.server.ts';
import { withdrawalLinkTexts } from '../withdrawal-link.texts.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

type Link = MailSender & {
  /** One for each request: the same attempt makes the same mail. */
  attempt: string;
  token: string;
  language: string;
};

/**
 * Builds the mail with the link to withdraw from an order or a quote, by its id, for whoever asked on the
 * general page.
 */
export function withdrawalLinkMail(
  subject: Subject & { id: string; billingEmail: string },
  { attempt, token, language, ...sender }: Link,
): OutgoingMail {
  const builder = mailBuilder(withdrawalMailTexts, language, sender);
  const { t, build, pageUrl } = builder;
  const { id, reference, name, namePt, billingEmail } = subject;
  const lastDay =
    isConcluded(subject) && isConsumer(subject)
      ? [formatLongDay(lastWithdrawalDay(concludedAt(subject)), builder.language)]
      : [];
  return build({
    kind: 'withdrawal-link',
    ids: [id, attempt],
    to: billingEmail,
    subject: t('link_subject', { reference }),
    preheader: t('link_preheader'),
    heading: t('link_heading'),
    lead: t('link_lead'),
    facts: [
      { label: t('service'), lines: [(language === 'pt' ? namePt : null) ?? name] },
      { label: t('contract'), lines: [reference] },
      { label: t('last_day'), lines: lastDay },
    ],
    button: {
      label: translate(withdrawalLinkTexts, builder.language, 'link'),
      href: pageUrl(withdrawOrderPath.href({ token })),
    },
    reason: t('link_reason'),
    maxPerDay: 3,
  });
}
