import { apiRequest } from '#core/api-request.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { endSubscriptionTexts } from './end-subscription.texts.ts';

/** The card provider takes longer than a usual call. */
const timeout = 60_000;

async function endSubscription(reference: string): Promise<void> {
  await apiRequest(`/api/admin/orders/${encodeURIComponent(reference)}/end-subscription`, {
    timeout,
  });
}

type EndSubscriptionDialogProps = {
  order: OrderDetail;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Names whose subscription ends, and what was paid, before it ends. */
export function EndSubscriptionDialog(props: EndSubscriptionDialogProps) {
  const { order, isOpen, onClose, onChanged } = props;
  const t = useTexts(endSubscriptionTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const who = order.buyer ?? order.billingEmail ?? t('nobody');
  const amount = formatMoney({ cents: order.amountCents, currency: order.currency }, language);

  function close(): void {
    forget();
    onClose();
  }

  function end(): void {
    void run(
      () => endSubscription(order.reference),
      () => {
        close();
        showToast({ title: t('done') });
        return onChanged();
      },
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('title', { name: who })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="line" onClick={close}>
            {t('keep')}
          </Button>
          <Button variant="bad" busy={busy} busyLabel={t('busy')} onClick={end}>
            {t('press', { amount })}
          </Button>
        </>
      }
    >
      <p>
        {t('text', {
          name: language === 'pt' ? (order.namePt ?? order.name) : order.name,
          reference: order.reference,
          amount,
          count: order.chargeCount,
          who,
        })}
      </p>
      <FailureNote failure={failure} />
    </Dialog>
  );
}
