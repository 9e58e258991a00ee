import { useId } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { longestReason } from '../longest-reason.ts';
import { useRefund } from './use-refund.ts';

type RefundDialogProps = {
  order: OrderDetail;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Names person, amount and day before money goes back; its button repeats the amount. */
export function RefundDialog({ order, isOpen, onClose, onChanged }: RefundDialogProps) {
  const { language } = useLanguage();
  const form = useRefund(order, { onClose, onChanged });
  const formId = useId();
  const { t, money, left } = form;
  const goesOn = order.subscriptionStatus === 'active' || order.subscriptionStatus === 'past_due';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.close}
      title={t('title', { name: form.name })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="line" onClick={form.close}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} variant="bad" busy={form.busy} busyLabel={t('busy')}>
            {form.press}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <p>
          {t('what', {
            name: language === 'pt' ? (order.namePt ?? order.name) : order.name,
            reference: order.reference,
            day: formatShortDay(order.paidAt ?? order.createdAt, language),
            paid: money(order.chargedCents),
            refunded: money(order.refundedCents),
          })}
        </p>
        <OptionRows
          name={`${formId}-how-much`}
          legend={t('howMuch')}
          value={form.choice}
          onChoose={form.setChoice}
          options={[
            { id: 'all', label: t('all'), figure: money(left) },
            { id: 'part', label: t('part') },
          ]}
        />
        {form.choice === 'part' ? (
          <TextField
            label={t('amount', { currency: form.currency })}
            inputMode="decimal"
            autoComplete="off"
            value={form.amount}
            error={form.error ?? undefined}
            onChange={(event) => form.setAmount(event.target.value)}
          />
        ) : null}
        <TextareaField
          label={t('reason')}
          optional={t('optional')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={longestReason}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
        <p className="dialog__note">
          {t('how')} {goesOn ? t('goesOn') : t('creditNote')}
        </p>
        <FailureNote failure={form.failure} />
      </form>
    </Dialog>
  );
}
