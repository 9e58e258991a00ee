import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { acknowledgePayment } from '../reconcile-calls.ts';
import { reconcileTexts } from './reconcile-admin.texts.ts';

type AcknowledgeButtonProps = { payment: string; onDone: () => void };

/** Says that the messages about an unknown payment were dealt with; they are named no more. */
export function AcknowledgeButton({ payment, onDone }: AcknowledgeButtonProps) {
  const t = useTexts(reconcileTexts);
  const { busy, failure, run } = useStaffAction();
  return (
    <>
      <Button
        variant="soft"
        busy={busy}
        aria-label={t('acknowledgeOne', { payment })}
        onClick={() => void run(() => acknowledgePayment(payment), onDone)}
      >
        {t('acknowledge')}
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
