import { groupDigits } from '#core/group-digits.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconReceipt } from '#ui/icons/icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Invoice } from '../../portal.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import { DownloadButton } from './download-button.tsx';

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <RecordSection heading={t('invoices')} none={t('noInvoices')}>
      {invoices.map(({ id, number, amountCents, issueDate, dueDate, status, ...ways }) => (
        <li key={id} className="portal-record">
          <IconReceipt />
          <div>
            <b>{number}</b>
            <small>{t('issued', { day: formatDay(issueDate, language) })}</small>
            {dueDate === null ? null : (
              <small>{t('due', { day: formatDay(dueDate, language) })}</small>
            )}
            {ways.voucher ? (
              <small translate="no">
                {t('voucher', {
                  entity: ways.voucher.entity,
                  reference: groupDigits(ways.voucher.reference),
                })}
              </small>
            ) : null}
          </div>
          <div className="portal-record__end">
            <StatusBadge status={`invoice.${status}`} />
            <b className="num">{formatEuros(amountCents, language)}</b>
            {ways.payHref === undefined ? null : (
              <a className={buttonClass({ size: 'sm' })} href={ways.payHref}>
                {t('pay')}
              </a>
            )}
            <DownloadButton name={number} href={ways.href} />
          </div>
        </li>
      ))}
    </RecordSection>
  );
}
