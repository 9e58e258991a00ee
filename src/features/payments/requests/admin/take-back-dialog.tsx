import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';
import { usePressRequest } from './use-press-request.ts';

type TakeBackDialogProps = {
  request: ShownPaymentRequest;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks once more before a request is taken back, which nothing undoes. */
export function TakeBackDialog({ request, onClose, onChanged }: TakeBackDialogProps) {
  const t = useTexts(paymentRequestsTexts);
  const { busy, failure, title, amount, press } = usePressRequest(request, () => {
    onClose();
    return onChanged();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('takeBackTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="bad"
            busy={busy}
            busyLabel={t('busy')}
            onClick={() => press('cancel', 'takenBack')}
          >
            {t('takeBack')}
          </Button>
        </>
      }
    >
      <p>{t('takeBackText', { amount, title })}</p>
      <FailureNote failure={failure} />
    </Dialog>
  );
}
