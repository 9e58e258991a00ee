import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { fetchFile, saveFile, tableUrl } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import type { OrderInvoices as Invoices } from '../invoices.schema.ts';
import { invoiceFileName } from '../invoices.ts';
import { handOver, invoiceDataUrl, invoiceUrl } from '../invoices-calls.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { orderInvoicesTexts } from './order-invoices.texts.ts';
import '#ui/admin/layout/rows.css';

type Document = Invoices['documents'][number];
type Translate = ReturnType<typeof useTexts<keyof typeof orderInvoicesTexts.en>>;

/** What became of the handover, in one sentence: the worst of its entries. */
function describeHandover({ handovers }: Invoices, t: Translate, dayOf: (at: string) => string) {
  const stateOf = (state: string) => handovers.find((one) => one.state === state);
  const failed = stateOf('given_up') ?? stateOf('waiting');
  if (failed) {
    const { state, lastError: code } = failed;
    if (state === 'waiting' && code === null) return t('handover_waiting');
    return t(state === 'waiting' ? 'handover_retried' : 'handover_given_up', { code: code ?? '' });
  }
  const day = handovers.at(-1)?.deliveredAt;
  return day ? t('handover_delivered', { day: dayOf(day) }) : t('handover_none');
}

type Shown = { order: OrderDetail; mayChange: boolean; onChanged: () => Promise<void> };

/** The certified invoices of an order: what is there, what is missing, and the way to the software. */
export function OrderInvoices({ order, mayChange, onChanged }: Shown) {
  const t = useTexts(orderInvoicesTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const [isAttaching, setIsAttaching] = useState(false);
  const { reference, invoices } = order;
  const { missing, documents, handovers, canHandOver } = invoices;
  const dayOf = (at: string) => formatShortDay(at, language);
  const save = (url: string, name: string) =>
    void run(
      () => fetchFile(url),
      (file) => saveFile(file, name),
    );
  const saveDocument = ({ fileId, number }: Document) =>
    save(invoiceUrl(reference, fileId), invoiceFileName(number));
  const saveData = (format: 'xlsx' | 'csv' | 'json') => {
    const url = invoiceDataUrl(format === 'json' ? 'json' : 'csv', { references: [reference] });
    save(format === 'json' ? url : tableUrl(url, format, language), `${reference}.${format}`);
  };
  const state =
    missing === 0
      ? t('complete')
      : missing === 1
        ? t('missing_one')
        : t('missing_many', { count: missing });
  return (
    <RecordPart title={t('title')}>
      <p>{state}</p>
      {documents.length > 0 ? (
        <ul className="rows rows--2 rows--flush">
          {documents.map((document) => (
            <li key={document.fileId}>
              <div>
                <b>{t(document.kind, { number: document.number })}</b>
                <small>
                  {t(document.mailedAt === null ? 'notMailed' : 'mailed', {
                    day: dayOf(document.attachedAt),
                  })}
                </small>
              </div>
              <Button
                variant="soft"
                busy={busy}
                aria-label={t('downloadNamed', { number: document.number })}
                onClick={() => saveDocument(document)}
              >
                <IconDownload />
                {t('download')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {canHandOver || handovers.length > 0 ? (
        <p className="quiet">{describeHandover(invoices, t, dayOf)}</p>
      ) : null}
      {mayChange ? (
        <div className="row">
          <Button variant={missing > 0 ? 'primary' : 'soft'} onClick={() => setIsAttaching(true)}>
            {t('attach')}
          </Button>
          {canHandOver ? (
            <Button
              variant="soft"
              busy={busy}
              onClick={() => void run(() => handOver(reference), onChanged)}
            >
              {t(handovers.length > 0 ? 'sendAgain' : 'send')}
            </Button>
          ) : null}
          {(['csv', 'xlsx', 'json'] as const).map((format) => (
            <Button key={format} variant="text" busy={busy} onClick={() => saveData(format)}>
              {t(format)}
            </Button>
          ))}
        </div>
      ) : null}
      <FailureNote failure={failure} />
      {isAttaching ? (
        <AttachDialog
          reference={reference}
          onClose={() => setIsAttaching(false)}
          onChanged={onChanged}
        />
      ) : null}
    </RecordPart>
  );
}
