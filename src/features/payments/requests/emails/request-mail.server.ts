import { withPrefix } from '#core/site-address.ts';
import { formatDay } from '#core/zoned-time.ts';
import type { VatInPrices } from '#features/vat/vat.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localeOf, prefixOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { checkoutPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { type PlanPart, sayPlanPart } from '../../ledger/plan-part.texts.ts';
import type { BankAccount } from '../../transfers/bank-account.ts';
import { groupIban } from '../../transfers/iban.ts';
import type { PaymentRequest } from '../requests.repository.server.ts';
import { requestMailTexts } from './request-mail.texts.ts';

/** Why a client is written to about a request. */
export type RequestMailKind = 'asked' | 'changed' | 'reminded' | 'cancelled';

type Mailed = {
  kind: RequestMailKind;
  /** Tells mails of one kind about one request apart. */
  attempt: string | number;
  email: string;
  key: string;
  /** Whether the amount includes VAT. */
  prices: VatInPrices;
  /** The day in Lisbon, and the instant. */
  today: string;
  now: string;
  /** Which part of a quote it is, or null. */
  part: PlanPart | null;
  /** Where it may be transferred to, which only an account that is on says. */
  account: BankAccount;
};

/** The most mails of one kind about payments that an address gets in a day. */
const mostMailsPerDay = 10;

/** Builds the mail about a request, in its client's language; that of a cancelled one has no link. */
export function requestMail(
  request: PaymentRequest,
  { kind, attempt, email, key, prices, today, now, part, account }: Mailed,
  sender: MailSender,
): OutgoingMail {
  const { t, build, language } = mailBuilder(requestMailTexts, request.language, sender);
  const { id, reference, priceCents: cents, currency, dueDay } = request;
  const { brand, phone } = sender.company;
  const title = localize(language, request.title, request.titlePt).text;
  const amount = formatMoney({ cents, currency }, language);
  const day = keepDaysWhole(formatDay(dueDay, localeOf[language]));
  const params = { title, amount, brand, day, phone };
  const page = withPrefix(prefixOf[language], checkoutPath.href());
  const isLate = kind === 'reminded' && dueDay < today;
  return build({
    kind: `payment-request-${kind}`,
    ids: [id, attempt],
    to: email,
    aboutUs: { orderId: null },
    subject: t(`${kind}_subject`, params),
    preheader: t(isLate ? 'late_preheader' : `${kind}_preheader`, params),
    heading: t(`${kind}_heading`),
    lead: t(`${kind}_lead`, params),
    facts: [
      { label: t('what'), lines: [title], isText: true },
      { label: t('part'), lines: part ? [sayPlanPart(part, now, language)] : [] },
      { label: t('amount'), lines: [t(prices, params)] },
      { label: t('due'), lines: kind === 'cancelled' ? [] : [day] },
      { label: t('reference'), lines: [reference] },
      {
        label: t('transfer'),
        lines:
          account.isOn && kind !== 'cancelled'
            ? [groupIban(account.iban), account.holder, t('transferHint')]
            : [],
      },
    ],
    ...(kind !== 'cancelled' && {
      button: { label: t('pay'), href: `${sender.origin}${page}?request=${id}.${key}` },
    }),
    after: t('after', params),
    reason: t('reason'),
    maxPerDay: mostMailsPerDay,
  });
}
