import { groupDigits } from '#core/group-digits.ts';
import { withPrefix } from '#core/site-address.ts';
import { namePlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconReceipt } from '#ui/icons/icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Invoice } from '../../portal.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import { DownloadButton } from './download-button.tsx';

/** What an invoice is for, its number, and its days. */
function InvoiceWords({ invoice }: { invoice: Invoice }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  const { number, title, titlePt = '', part, issueDate, dueDate, refundedCents, voucher } = invoice;
  const day = formatDay(issueDate, language);
  const issued = t(invoice.receiptHref ? 'paidOn' : invoice.isAsked ? 'askedOn' : 'issued', {
    day,
  });
  return (
    <div>
      <b>{title === undefined ? number : <Localized en={title} pt={titlePt} />}</b>
      {title === undefined ? null : <small translate="no">{number}</small>}
      {part === undefined ? null : <small>{namePlanPart(part, language)}</small>}
      <small>{issued}</small>
      {dueDate === null ? null : <small>{t('due', { day: formatDay(dueDate, language) })}</small>}
      {refundedCents === undefined ? null : (
        <small>{t('refundedOf', { amount: formatEuros(refundedCents, language) })}</small>
      )}
      {voucher ? (
        <small translate="no">
          {t('voucher', {
            entity: voucher.entity,
            reference: groupDigits(voucher.reference),
          })}
        </small>
      ) : null}
    </div>
  );
}

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <RecordSection heading={t('invoices')} none={t('noInvoices')}>
      {invoices.map((invoice) => {
        const { id, number, amountCents, status, href, payHref, receiptHref } = invoice;
        const { documents = [] } = invoice;
        return (
          <li key={id} className="portal-record portal-record--money">
            <IconReceipt />
            <InvoiceWords invoice={invoice} />
            <div className="portal-record__end">
              <StatusBadge status={`invoice.${status}`} />
              <b className="num">{formatEuros(amountCents, language)}</b>
              {payHref === undefined ? null : (
                <a
                  className={buttonClass({ size: 'sm' })}
                  href={invoice.isAsked ? withPrefix(prefixOf[language], payHref) : payHref}
                >
                  {t('pay')}
                </a>
              )}
              {receiptHref === undefined ? (
                <DownloadButton name={number} href={href} />
              ) : (
                <>
                  {[
                    ...(href ? [{ kind: 'invoice' as const, number, href }] : []),
                    ...documents,
                  ].map((one) => (
                    <DownloadButton
                      key={one.href}
                      name={one.number}
                      href={one.href}
                      label={t(one.kind)}
                    />
                  ))}
                  <DownloadButton name={number} href={receiptHref} label={t('receipt')} />
                </>
              )}
            </div>
          </li>
        );
      })}
    </RecordSection>
  );
}
