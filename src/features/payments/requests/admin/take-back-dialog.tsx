import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { pressRequest } from '../request-calls.ts';
import type { ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';

type TakeBackDialogProps = {
  request: ShownPaymentRequest;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks once more before a request is taken back, which nothing undoes. */
export function TakeBackDialog({ request, onClose, onChanged }: TakeBackDialogProps) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, currency, total } = request;
  const title = localize(language, request.title, request.titlePt || null).text;
  const amount = formatMoney({ cents: centsOf(total), currency }, language);
  const takeBack = () =>
    void run(
      () => pressRequest(id, 'cancel'),
      () => {
        showToast({ title: t('takenBack') });
        onClose();
        return onChanged();
      },
    );
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
          <Button variant="bad" busy={busy} busyLabel={t('busy')} onClick={takeBack}>
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
