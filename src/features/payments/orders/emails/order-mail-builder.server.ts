import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { type MailSender, mailBuilder } from '#features/mail/mail-builder.server.ts';
import { vatTexts } from '#features/vat/vat.texts.ts';
import { localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderMailTexts } from './order-mail.texts.ts';

function isPeriod(interval: string): interval is keyof typeof periodTexts.en {
  return Object.hasOwn(periodTexts.en, interval);
}

/** Returns the builder of mails about one order, in the recipient's language. */
export function orderMailBuilder(order: Order, recipientLanguage: string, sender: MailSender) {
  const builder = mailBuilder(orderMailTexts, recipientLanguage, sender);
  const { language, t } = builder;
  const { currency, interval, billingNif, billingVatNumber, billingCountry } = order;
  const countries = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const isFilled = (line: string | null): line is string => Boolean(line);
  const nif = billingNif && t('nif', { number: billingNif });
  const vatNumber = billingVatNumber && t('vat', { number: billingVatNumber });
  const country = billingCountry && (countries.of(billingCountry) ?? billingCountry);
  return {
    ...builder,
    /** The package's name in that language. */
    name: (language === 'pt' ? order.namePt : null) ?? order.name,
    /** Formats what is charged, with the period of a subscription. */
    formatAmount(cents: number): string {
      const amount = builder.formatPrice({ cents, currency });
      if (interval === 'one-time') return amount;
      const period = isPeriod(interval) ? translate(periodTexts, language, interval) : interval;
      return t('per', { amount, period });
    },
    /** What the offer of that time added, and the full price that it reduced. */
    offerLines: [
      (language === 'pt' ? order.offerAddsPt : null) ?? order.offerAdds,
      order.fullAmountCents === null
        ? null
        : t('instead', { price: builder.formatPrice({ cents: order.fullAmountCents, currency }) }),
    ].filter(isFilled),
    /** The net amount, the VAT and why, of a charge as high as the order; empty if they are unknown. */
    vatLines(chargedCents: number): string[] {
      const { netCents, vatCents, vatRate: rate, vatTreatment, amountCents } = order;
      if (netCents === null || vatCents === null || chargedCents !== amountCents) return [];
      const price = (cents: number) => builder.formatPrice({ cents, currency });
      const note = vatTreatment && translate(vatTexts, language, `note_${vatTreatment}`);
      return [
        `${translate(vatTexts, language, 'net')}: ${price(netCents)}`,
        `${translate(vatTexts, language, 'vat', { rate: rate ?? 0 })}: ${price(vatCents)}`,
        note,
      ].filter(isFilled);
    },
    /** Says that a test order was not paid with real money. */
    modeLines: isTestProvider(order.provider) ? [t('test_mode')] : [],
    /** The buyer's details for the invoice, one a line; empty when none were given. */
    billingLines: [order.billingName, order.billingCompany, nif, vatNumber, country].filter(
      isFilled,
    ),
    /** Those of them that cannot carry a message: digits in a checked format, and a country. */
    taxLines: [nif, country].filter(isFilled),
  };
}
