import { useId, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { liftSuppression } from '../campaign-calls.ts';
import { type LiftReason, liftReasons } from '../campaigns.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';

type LiftDialogProps = {
  /** Whose suppression is lifted; null while it is closed. */
  row: { id: string; email: string | null } | null;
  onClose: () => void;
  onLifted: () => Promise<void>;
};

/** Asks why issues go to an address again, which stands in the log. */
export function LiftDialog({ row, onClose, onLifted }: LiftDialogProps) {
  const t = useTexts(campaignsTexts);
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [reason, setReason] = useState<LiftReason>('asked');
  const name = useId();
  function close(): void {
    forget();
    onClose();
  }
  function lift(id: string): void {
    void run(
      () => liftSuppression(id, reason),
      () => {
        close();
        showToast({ title: t('lifted') });
        return onLifted();
      },
    );
  }
  return (
    <Dialog
      isOpen={row !== null}
      onClose={close}
      title={t('liftTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="line" onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('starting')} onClick={() => row && lift(row.id)}>
            {t('lift')}
          </Button>
        </>
      }
    >
      <p>
        <b>{row?.email ?? t('erased')}</b>
      </p>
      <OptionRows
        name={name}
        legend={t('liftReason')}
        value={reason}
        onChoose={setReason}
        options={liftReasons.map((id) => ({ id, label: t(`lift_${id}`) }))}
      />
      <FailureNote failure={failure} />
    </Dialog>
  );
}
