import { useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { type InvoiceKind, invoiceKinds, longestNumber, readInvoiceNumber } from '../invoices.ts';
import { attachInvoice } from '../invoices-calls.ts';
import { orderInvoicesTexts } from './order-invoices.texts.ts';

type AttachDialogProps = {
  reference: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks for a certified PDF and its number. What was typed stays when the call is refused. */
export function AttachDialog({ reference, onClose, onChanged }: AttachDialogProps) {
  const t = useTexts(orderInvoicesTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const kindId = useId();
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<InvoiceKind>('invoice');
  const [file, setFile] = useState<File | null>(null);
  // A press that is repeated because the response was lost is the same upload.
  const upload = useRef({ id: crypto.randomUUID(), of: '' });

  function send(chosen: File): void {
    const of = [number, kind, chosen.name, chosen.size, chosen.lastModified].join(' ');
    if (upload.current.of !== of) upload.current = { id: crypto.randomUUID(), of };
    const { id } = upload.current;
    void run(
      () => attachInvoice(reference, { id, number, kind, file: chosen }),
      async ({ isMailed }) => {
        showToast({ title: t(isMailed ? 'attached' : 'attachedOnly') });
        onClose();
        await onChanged();
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('attachTitle', { reference })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            busy={busy}
            busyLabel={t('attaching')}
            disabled={file === null || readInvoiceNumber(number) === null}
            onClick={() => file && send(file)}
          >
            {t('attachNow')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('attachText')}</p>
        <TextField
          label={t('file')}
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        <TextField
          label={t('number')}
          hint={t('numberHint')}
          maxLength={longestNumber}
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <div className="field">
          <span className="lbl">
            <label htmlFor={kindId}>{t('kind')}</label>
          </span>
          <select
            id={kindId}
            className="input"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as InvoiceKind)}
          >
            {invoiceKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kind_${one}`)}
              </option>
            ))}
          </select>
        </div>
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
