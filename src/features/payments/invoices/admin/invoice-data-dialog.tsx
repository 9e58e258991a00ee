import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { fetchFile, saveFile, tableUrl } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { invoiceDataUrl } from '../invoices-calls.ts';
import { orderInvoicesTexts } from './order-invoices.texts.ts';

/** Asks for the days whose charges and refunds are downloaded for the invoicing software. */
export function InvoiceDataDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(orderInvoicesTexts);
  const { busy, failure, run } = useStaffAction();
  const [days, setDays] = useState({ from: '', to: '' });
  const { language } = useLanguage();
  const save = (format: 'xlsx' | 'csv' | 'json') => {
    const url =
      format === 'json'
        ? invoiceDataUrl('json', days)
        : tableUrl(invoiceDataUrl('csv', days), format, language);
    void run(
      () => fetchFile(url),
      (file) => saveFile(file, `invoice-data.${format}`),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('periodTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="soft" busy={busy} onClick={() => save('json')}>
            {t('json')}
          </Button>
          <Button variant="soft" busy={busy} onClick={() => save('xlsx')}>
            Excel
          </Button>
          <Button busy={busy} busyLabel={t('gathering')} onClick={() => save('csv')}>
            {t('csv')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('periodText')}</p>
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(end)}
            value={days[end]}
            onChange={(day) => setDays((before) => ({ ...before, [end]: day }))}
          />
        ))}
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
