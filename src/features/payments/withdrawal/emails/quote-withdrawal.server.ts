import { capitalize } from '#i18n/capitalize.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { quotePath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { AgreedQuote } from '../../ledger/plan-parts.repository.server.ts';
import type { Statement } from '../../ledger/withdrawals.repository.server.ts';
import { repeatableName } from '../withdrawal.ts';
import { coveredLines } from './covered-parts.server.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

/** A quote that was withdrawn from before anything was paid. */
export type EndedQuote = {
  quote: AgreedQuote;
  statement: Statement;
  /** How many open payments were cancelled. */
  cancelled: number;
};

function factsOf(
  { quote, statement, cancelled }: EndedQuote,
  language: string,
  sender: MailSender,
) {
  const builder = mailBuilder(withdrawalMailTexts, language, sender);
  const { t } = builder;
  const service = localize(builder.language, quote.title, quote.titlePt).text;
  const at = builder.formatInstant(statement.receivedAt);
  const covers = coveredLines({ orders: [], cancelled }, builder.language);
  const facts = [
    { label: t('service'), lines: [service], isText: true },
    { label: t('quote'), lines: [quote.reference] },
    { label: t('statement'), lines: [statement.statement], isText: true },
    { label: t('covers'), lines: covers },
  ];
  return { builder, facts, service, at };
}

/** Builds the confirmation of a withdrawal from a quote of which nothing was paid, as that of an order. */
export function quoteWithdrawalReceipt(ended: EndedQuote, sender: MailSender): OutgoingMail {
  const { quote, statement } = ended;
  const { builder, facts, service, at } = factsOf(ended, statement.language, sender);
  const { t, build } = builder;
  return build({
    kind: 'withdrawal-received',
    ids: [quote.id],
    to: statement.email,
    aboutUs: { orderId: null },
    subject: t('received_subject', { service, reference: quote.reference }),
    preheader: t('received_preheader', { at }),
    heading: t('received_heading'),
    lead: t('received_lead_unpaid'),
    facts: [
      ...facts,
      { label: t('name'), lines: [repeatableName(statement.name)] },
      { label: t('at'), lines: [capitalize(at)] },
    ],
    reason: t('received_reason'),
    maxPerDay: 5,
  });
}

/** Builds the mail that tells the company of it. */
export function quoteWithdrawalNotification(
  ended: EndedQuote,
  language: Language,
  sender: MailSender,
): OutgoingMail {
  const { quote, statement } = ended;
  const { builder, facts, service, at } = factsOf(ended, language, sender);
  const { t, build } = builder;
  return build({
    kind: 'quote-withdrawal-notice',
    ids: [quote.id],
    to: 'company',
    replyTo: statement.email,
    subject: t('notice_quote_subject', { service, reference: quote.reference }),
    preheader: t('notice_quote_preheader'),
    heading: t('notice_quote_heading'),
    lead: t('notice_quote_lead'),
    facts: [
      ...facts,
      { label: t('name'), lines: [statement.name] },
      { label: t('email'), lines: [statement.email] },
      { label: t('at'), lines: [capitalize(at)] },
    ],
    button: { label: t('open_quote'), href: sender.origin + quotePath.href({ id: quote.id }) },
    reason: t('notice_reason'),
  });
}
