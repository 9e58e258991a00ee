import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload, IconReceipt } from '#ui/icons/icons.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Invoice } from '../../portal.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import '../../components/record-list.css';

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <section>
      <div className="portal-panel__head">
        <h3>{t('invoices')}</h3>
      </div>
      {invoices.length === 0 ? <p className="portal-panel__none">{t('noInvoices')}</p> : null}
      <ul>
        {invoices.map(({ id, number, amountCents, issueDate, dueDate, status }) => (
          <li key={id} className="portal-record">
            <IconReceipt />
            <div>
              <b>{number}</b>
              <small>{t('issued', { day: formatDay(issueDate, language) })}</small>
              <small>{t('due', { day: formatDay(dueDate, language) })}</small>
            </div>
            <div className="portal-record__end">
              <StatusBadge status={`invoice.${status}`} />
              <b className="num">{formatEuros(amountCents, language)}</b>
              <Button
                variant="line"
                size="sm"
                disabled
                aria-label={t('downloadOf', { name: number })}
              >
                <IconDownload />
                {t('download')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
