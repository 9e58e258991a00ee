import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import { localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderMailTexts } from './order-mail.texts.ts';

function isPeriod(interval: string): interval is keyof typeof periodTexts.en {
  return Object.hasOwn(periodTexts.en, interval);
}

/** Builds the mails about one order, in the language that the buyer was shown. */
export function orderLetter(order: Order, sender: MailSender) {
  const letter = letterBuilder(orderMailTexts, order.language, sender);
  const { language, say } = letter;
  const { currency, interval, billingNif, billingVatNumber, billingCountry } = order;
  const countries = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const billingLines = [
    order.billingName,
    order.billingCompany,
    billingNif && say('nif', { number: billingNif }),
    billingVatNumber && say('vat', { number: billingVatNumber }),
    billingCountry && (countries.of(billingCountry) ?? billingCountry),
  ];
  return {
    ...letter,
    /** The package in the order's language. */
    name: (language === 'pt' ? order.namePt : null) ?? order.name,
    /** What is charged, with its period when it recurs. */
    amount(cents: number): string {
      const amount = letter.price({ cents, currency });
      if (interval === 'one-time') return amount;
      const period = isPeriod(interval) ? translate(periodTexts, language, interval) : interval;
      return say('per', { amount, period });
    },
    /** What the sandbox took was no payment; the mail says so. */
    modeLines: order.provider === 'sandbox' ? [say('test_mode')] : [],
    /** What the buyer gave for the invoice, a line each; none when nothing was given. */
    billingLines: billingLines.filter((line): line is string => Boolean(line)),
  };
}
