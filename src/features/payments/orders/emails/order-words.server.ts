import { formatPrice, formatPricePt } from '#core/money.ts';
import { dayInWords, readClock } from '#core/zoned-time.ts';
import { periodTexts } from '#features/catalog/catalog.texts.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import { type Language, languages, localeOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderMailTexts } from './order-mail.texts.ts';

/** What mails need beside the order; `origin` is the site's public address. */
export type MailSetting = { origin: string; company: MailCompany };
export type OrderMailKey = keyof typeof orderMailTexts.en;

const companyZone = 'Europe/Lisbon';

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code;
}

/** The words of an order's mails, in the language that the buyer was shown. */
export function orderWords(order: Order) {
  const language: Language = languages.find((known) => known === order.language) ?? 'en';
  function say(key: OrderMailKey, params: TextParams = {}): string {
    return translate(orderMailTexts, language, key, params);
  }
  function price(cents: number): string {
    const money = { cents, currency: order.currency };
    return language === 'pt' ? formatPricePt(money) : formatPrice(money);
  }
  return {
    language,
    say,
    price,
    /** The package in the order's language. */
    name: (language === 'pt' ? order.namePt : null) ?? order.name,
    /** What is charged, with its period when it recurs. */
    amount(cents: number): string {
      if (order.interval === 'one-time') return price(cents);
      const known = Object.keys(periodTexts.en).find((period) => period === order.interval);
      const period = known
        ? translate(periodTexts, language, known as keyof typeof periodTexts.en)
        : order.interval;
      return say('per', { amount: price(cents), period });
    },
    /** An instant on the company's clock, in words. */
    moment(instant: string): string {
      const { day, time } = readClock(instant, companyZone);
      return say('moment', { day: dayInWords(day, localeOf[language]), time });
    },
    /** A word on test mode, for a payment that was none. */
    modeLines: order.provider === 'sandbox' ? [say('test_mode')] : [],
    /** What the buyer gave for the invoice, a line each; none when nothing was given. */
    billingLines: [
      order.billingName,
      order.billingCompany,
      order.billingNif && say('nif', { number: order.billingNif }),
      order.billingVatNumber && say('vat', { number: order.billingVatNumber }),
      order.billingCountry && countryName(order.billingCountry, language),
    ].filter((line): line is string => Boolean(line)),
  };
}

/** The Message-ID of a mail, without brackets: the same each time it is made. */
export function messageIdOf(kind: string, id: string, { origin }: MailSetting): string {
  return `${kind}.${id}@${new URL(origin).hostname}`;
}
