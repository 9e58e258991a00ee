import { useId, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { companyCurrency } from '#core/money.ts';
import { problemOf } from '#core/problem.ts';
import { amountTexts, readAmountIn } from '#i18n/amount.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { transferProvider } from '#platform/payments/provider-name.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import type { OrderDetail, RefundResult } from '../../desk/orders-admin.schema.ts';
import { isContinuing } from '../../payments.ts';
import { longestReason } from '../longest-reason.ts';
import { refundTexts } from './refund.texts.ts';

/** The card provider takes longer than a usual call. */
const timeout = 60_000;

type Callbacks = { onClose: () => void; onChanged: () => Promise<void> };

/** The state of the refund's form. What was typed stays when a call is refused. */
function useRefund(order: OrderDetail, { onClose, onChanged }: Callbacks) {
  const t = useTexts(refundTexts);
  const tAmount = useTexts(amountTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [choice, setChoice] = useState<'all' | 'part'>('all');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);

  const { chargedCents, refundedCents, currency } = order;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const left = chargedCents - refundedCents;
  const read = readAmountIn(language, amount, currency);
  const typed = read.ok && read.value > 0 ? read.value : null;
  const cents = choice === 'all' ? left : typed;
  const readAs =
    choice === 'part' && typed !== null ? tAmount('readAs', { amount: money(typed) }) : undefined;
  const isTooMuch = cents !== null && cents > left;
  const said = currency === companyCurrency ? t('euros') : currency;
  const isNone = amount.trim() === '' || read.ok;
  const noAmount = isNone ? t('noAmount') : tAmount(read.refusal, { currency: said });
  const error =
    cents === null ? noAmount : isTooMuch ? t('tooMuch', { amount: money(left) }) : null;
  const isTransfer = order.provider === transferProvider;
  const name = order.buyer ?? order.billingEmail ?? t('nobody');

  async function call(totalCents: number): Promise<RefundResult> {
    try {
      const body = { totalCents, fromCents: refundedCents, reason, locale: language };
      const url = `/api/admin/orders/${encodeURIComponent(order.reference)}/refund`;
      return (await apiRequest(url, { body, timeout })).json();
    } catch (failed) {
      // Somebody else was faster, or the outcome is not known: the amounts are read again.
      if (problemOf(failed)?.code !== 'passkey_again') void onChanged();
      throw failed;
    }
  }

  function close(): void {
    forget();
    onClose();
  }

  function send(): void {
    setIsTried(true);
    if (cents === null || isTooMuch) return;
    // The total, not the part: a second press refunds nothing more.
    void run(
      () => call(refundedCents + cents),
      ({ refundedNowCents }) => {
        close();
        setAmount('');
        setReason('');
        setIsTried(false);
        const done = t(isTransfer ? 'doneTransfer' : 'done', {
          amount: money(refundedNowCents),
          name,
        });
        showToast({ title: refundedNowCents > 0 ? done : t('doneBefore') });
        return onChanged();
      },
    );
  }

  return {
    t,
    money,
    left,
    cents,
    name,
    busy,
    failure,
    close,
    send,
    currency: said,
    readAs,
    choice,
    setChoice,
    amount,
    setAmount,
    reason,
    setReason,
    error: isTried && choice === 'part' ? error : null,
    press:
      cents === null || isTooMuch
        ? t('pressNone')
        : t(isTransfer ? 'pressTransfer' : 'press', { amount: money(cents) }),
  };
}

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
            hint={form.readAs}
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
          {t(order.provider === transferProvider ? 'howTransfer' : 'how')}{' '}
          {isContinuing(order) ? t('goesOn') : t('creditNote')}
        </p>
        <FailureNote failure={form.failure} />
      </form>
    </Dialog>
  );
}
