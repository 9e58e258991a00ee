import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { withdrawalLinkTexts } from '#features/payments/withdrawal/withdrawal-link.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { doPath, projectPath, quotePath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Quote, QuoteDecision } from '../quotes.repository.server.ts';
import { quoteMailTexts } from './quote-mail.texts.ts';

/** The most mails of one kind about quotes that an address gets in a day. */
const mostMailsPerDay = 10;

type About = {
  quote: Pick<
    Quote,
    'id' | 'personId' | 'title' | 'titlePt' | 'language' | 'currency' | 'validUntil' | 'version'
  >;
  email: string;
  token: string;
  totalCents: number;
};

/** Builds the mail by which a client gets a quote. `attempt` tells the sendings of one version apart. */
export function quoteMail(
  { quote, email, token, totalCents }: About,
  attempt: string,
  sender: MailSender,
): OutgoingMail {
  const { t, build, language } = mailBuilder(quoteMailTexts, quote.language, sender);
  const { brand, phone } = sender.company;
  const title = localize(language, quote.title, quote.titlePt).text;
  const amount = formatMoney({ cents: totalCents, currency: quote.currency }, language);
  const day = keepDaysWhole(formatDay(quote.validUntil, localeOf[language]));
  const params = { title, amount, brand, day, phone };
  return build({
    kind: 'quote-sent',
    ids: [quote.id, quote.version, attempt],
    to: email,
    aboutUs: { orderId: null },
    subject: t('sent_subject', params),
    preheader: t('sent_preheader', params),
    heading: t('sent_heading'),
    lead: t('sent_lead', params),
    facts: [
      { label: t('what'), lines: [title], isText: true },
      { label: t('total'), lines: [amount] },
      { label: t('valid'), lines: [day] },
    ],
    button: { label: t('sent_button'), href: sender.origin + doPath.href({ token }) },
    after: t('after', params),
    reason: t('sent_reason'),
    maxPerDay: mostMailsPerDay,
  });
}

/** Builds the mail by which a client keeps what was accepted (Directive 2011/83/EU, art. 8, no. 7). */
export function quoteAcceptedMail(
  { quote, email, token }: About,
  decision: Pick<QuoteDecision, 'id' | 'name' | 'words' | 'sha256' | 'earlyStart' | 'at'> & {
    /** The path where a consumer withdraws from it; null for a business. */
    withdrawal: string | null;
  },
  sender: MailSender,
): OutgoingMail {
  const { t, build, language } = mailBuilder(quoteMailTexts, quote.language, sender);
  const { brand, phone } = sender.company;
  const title = localize(language, quote.title, quote.titlePt).text;
  const { day, time } = readClock(decision.at, companyZone);
  const moment = t('moment', { day: formatDay(day, localeOf[language]), time });
  return build({
    kind: 'quote-accepted',
    ids: [decision.id],
    to: email,
    aboutUs: { orderId: null },
    subject: t('accepted_subject', { title, brand }),
    preheader: t('accepted_preheader'),
    heading: t('accepted_heading'),
    lead: t('accepted_lead'),
    facts: [
      { label: t('accepted_by'), lines: [decision.name], isText: true },
      { label: t('accepted_on'), lines: [moment] },
      {
        label: t('early_start'),
        lines: decision.earlyStart ? [decision.earlyStart] : [],
        isText: true,
      },
      { label: t('words'), lines: decision.words.split('\n').filter(Boolean), isText: true },
      { label: t('sum'), lines: [decision.sha256] },
    ],
    button: { label: t('accepted_button'), href: sender.origin + doPath.href({ token }) },
    links:
      decision.withdrawal === null
        ? []
        : [
            {
              label: translate(withdrawalLinkTexts, language, 'link'),
              href: sender.origin + decision.withdrawal,
            },
          ],
    after: t('after', { phone }),
    reason: t('accepted_reason'),
    maxPerDay: mostMailsPerDay,
  });
}

/** Builds the mail to the company about what a client did with a quote. */
export function quoteNotification(
  { quote, email, totalCents }: About,
  {
    decision: { id, choice, name, comment },
    clientName,
    projectId,
  }: {
    decision: Pick<QuoteDecision, 'id' | 'choice' | 'name' | 'comment'>;
    clientName: string;
    projectId: string | null;
  },
  to: Language,
  sender: MailSender,
): OutgoingMail {
  const { t, build, language } = mailBuilder(quoteMailTexts, to, sender);
  const title = localize(language, quote.title, quote.titlePt).text;
  const amount = formatMoney({ cents: totalCents, currency: quote.currency }, language);
  const client = clientName || email;
  const place =
    projectId === null ? quotePath.href({ id: quote.id }) : projectPath.href({ id: projectId });
  return build({
    kind: 'quote-decision',
    ids: [id],
    to: 'company',
    subject: t(`notice_${choice}_subject`, { name: client, title }),
    preheader: t('notice_preheader', { amount }),
    heading: t(`notice_${choice}_heading`),
    lead: t(`notice_${choice}_lead`),
    facts: [
      { label: t('client'), lines: [client], isText: true },
      { label: t('what'), lines: [title], isText: true },
      { label: t('total'), lines: [amount] },
      { label: t('signed'), lines: name === '' ? [] : [name], isText: true },
      { label: t('comment'), lines: comment === '' ? [] : comment.split('\n'), isText: true },
    ],
    button: {
      label: t(projectId === null ? 'notice_quote' : 'notice_project'),
      href: sender.origin + place,
    },
    replyTo: email,
    reason: t('notice_reason'),
  });
}
