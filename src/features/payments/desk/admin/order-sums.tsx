import { vatRows, vatTexts } from '#features/vat/vat.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { missingOfPerson } from '../../company-details.ts';
import type { OrderDetail } from '../orders-admin.schema.ts';
import { orderRecordTexts } from './order-record.texts.ts';
import '#ui/admin/layout/facts.css';

/** What was asked for, taken, given back and kept. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const t = useTexts(orderRecordTexts);
  const { language } = useLanguage();
  const { amountCents, fullAmountCents, chargedCents, refundedCents, currency, charges } = order;
  const { netCents, vatCents, vatRate: rate, vatTreatment: treatment } = order;
  const adds = language === 'pt' ? (order.offerAddsPt ?? order.offerAdds) : order.offerAdds;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const vatLines =
    netCents === null || vatCents === null
      ? []
      : vatRows({ net: money(netCents), vat: money(vatCents), rate, treatment }, language);
  const [first] = charges;
  const withdrawnCents = order.disputes.reduce((sum, dispute) => sum + dispute.withdrawnCents, 0);
  const keptCents = chargedCents - refundedCents - withdrawnCents;
  const { nextChargeAt, subscriptionEndsAt } = order;
  const next = nextChargeAt
    ? ([t('nextCharge'), nextChargeAt] as const)
    : subscriptionEndsAt && ([t('ends'), subscriptionEndsAt] as const);
  const paid =
    charges.length > 1
      ? t('paidTimes', { count: charges.length })
      : first
        ? t('paidOn', { day: formatShortDay(first.paidAt, language) })
        : t('paidSoFar');
  return (
    <dl className="sums">
      <div>
        <dt>{language === 'pt' ? (order.namePt ?? order.name) : order.name}</dt>
        <dd>{money(amountCents)}</dd>
      </div>
      {fullAmountCents !== null ? (
        <div>
          <dt>{t('withoutOffer')}</dt>
          <dd>{money(fullAmountCents)}</dd>
        </div>
      ) : null}
      {adds ? (
        <div>
          <dt>{t('offer')}</dt>
          <dd>{adds}</dd>
        </div>
      ) : null}
      {vatLines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="sums__total">
        <dt>{paid}</dt>
        <dd>{money(chargedCents)}</dd>
      </div>
      {refundedCents > 0 ? (
        <div>
          <dt>{t('givenBack')}</dt>
          <dd>{money(-refundedCents)}</dd>
        </div>
      ) : null}
      {withdrawnCents > 0 ? (
        <div>
          <dt>{t('takenBack')}</dt>
          <dd>{money(-withdrawnCents)}</dd>
        </div>
      ) : null}
      {keptCents < chargedCents ? (
        <div>
          <dt>{t('kept')}</dt>
          <dd>{money(keptCents)}</dd>
        </div>
      ) : null}
      {next ? (
        <div>
          <dt>{next[0]}</dt>
          <dd>{formatShortDay(next[1], language)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What the invoice needs of the buyer. */
export function OrderInvoice({ order }: { order: OrderDetail }) {
  const t = useTexts(orderRecordTexts);
  const { language } = useLanguage();
  const tVat = useTexts(vatTexts);
  const { billingNif, billingVatNumber, billingCountry, billingPostalCode } = order;
  const { billingStreet, billingCity, vatNumberState, vatRequestId, vatTreatment } = order;
  const isCompany = order.buyerKind === 'company';
  const note = vatTreatment && tVat(`note_${vatTreatment}`);
  const checked = vatNumberState && t(`vat_${vatNumberState as 'valid'}`);
  const regions = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const facts = [
    [t('buyer'), order.paidAt ? t(isCompany ? 'buyerCompany' : 'buyerConsumer') : ''],
    [t('nif'), billingNif],
    [t('vat'), billingVatNumber],
    [t('vatChecked'), [checked, vatRequestId].filter(Boolean).join(', ')],
    [t('street'), billingStreet],
    [t('postalCode'), billingPostalCode],
    [t('city'), billingCity],
    [t('country'), billingCountry && (regions.of(billingCountry) ?? billingCountry)],
    [t('methodCountry'), order.methodCountry && regions.of(order.methodCountry)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const missing = order.paidAt === null ? [] : missingOfPerson(order);
  return (
    <RecordPart title={t('invoice')}>
      {missing.length > 0 ? (
        <Note tone="warn" title={t('unnamed')}>
          {t('unnamedText', { fields: missing.map((field) => t(`lacks_${field}`)).join(', ') })}
        </Note>
      ) : null}
      {facts.length === 0 ? <p className="quiet">{t('noInvoice')}</p> : null}
      {note ? <p>{note}</p> : null}
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </RecordPart>
  );
}
