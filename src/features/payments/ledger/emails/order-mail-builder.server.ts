import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { vatRows, vatTexts } from '#features/vat/vat.texts.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { MailFact } from '#mail/mail.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
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
  const name = (language === 'pt' ? order.namePt : null) ?? order.name;
  const price = (cents: number) => builder.formatPrice({ cents, currency });
  const period = isPeriod(interval) ? translate(periodTexts, language, interval) : interval;
  const each = interval === 'one-time' ? '' : t('per', { period });
  /** The net amount, the VAT and why, of a charge as high as the order; empty if they are unknown. */
  const vatFacts = (chargedCents: number): MailFact[] => {
    const { netCents, vatCents, vatRate: rate, vatTreatment: treatment, amountCents } = order;
    if (netCents === null || vatCents === null || chargedCents !== amountCents) return [];
    const note = treatment ? translate(vatTexts, language, `note_${treatment}`) : '';
    const charged = { net: price(netCents), vat: price(vatCents), rate, treatment };
    return [
      ...vatRows(charged, language).map(({ label, amount }) => ({ label, lines: [amount] })),
      { label: '', lines: [note], isText: true },
    ];
  };
  const title = { label: t('service'), name };
  /** What the offer of that time added, and the full price that it reduced. */
  const offerLines = [
    (language === 'pt' ? order.offerAddsPt : null) ?? order.offerAdds,
    order.fullAmountCents === null ? null : t('instead', { price: price(order.fullAmountCents) }),
  ].filter(isFilled);
  /** Says before a bill that a test order was not paid with real money; without lines for any other order. */
  const modeLine = (said = t('test_mode')): MailFact => ({
    label: `${t('mode')}:`,
    lines: isTestProvider(order.provider) ? [said] : [],
  });
  return {
    ...builder,
    /** The package's name in that language. */
    name,
    /** Formats what is charged, with the period of a subscription. */
    formatAmount: (cents: number) => [price(cents), each].filter(isFilled).join(' '),
    /** The title of the order's bill. */
    title,
    /** The bill of a charge; the caller adds the facts. */
    billOf: (chargedCents: number) => ({
      before: [modeLine()],
      title,
      lines: [{ label: t('offer'), lines: offerLines }, ...vatFacts(chargedCents)],
      total: { label: t('amount'), amount: price(chargedCents), more: each },
    }),
    /** The bill of an order that is undone: what it costs, and neither what came with it nor its VAT. */
    undoneBill: () => ({
      before: [modeLine(t('test_mode_back'))],
      title,
      lines: [],
      total: { label: t('price'), amount: price(order.amountCents), more: each },
    }),
    modeLine,
    /** Says it as a fact, where there is no bill. */
    modeFact: (): MailFact => ({ label: t('mode'), lines: modeLine().lines.map(capitalize) }),
    /** The buyer's details for the invoice, one a line; empty when none were given. */
    billingLines: [
      order.billingName,
      order.billingCompany,
      nif,
      vatNumber,
      order.billingStreet,
      [order.billingPostalCode, order.billingCity].filter(isFilled).join(' '),
      country,
    ].filter(isFilled),
    /** The country of the buyer's address by its name. */
    countryLine: country ?? '',
    /** Those of them that cannot carry a message: digits in a checked format, and a country. */
    taxLines: [nif, country].filter(isFilled),
  };
}
