import { useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { companyCurrency } from '#core/money.ts';
import { problemOf } from '#core/problem.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { OrderDetail, RefundResult } from '../../desk/orders-admin.schema.ts';
import { parseAmount } from './parse-amount.ts';
import { refundTexts } from './refund.texts.ts';

/** The card provider takes longer than a usual call. */
const timeout = 60_000;

type Callbacks = { onClose: () => void; onChanged: () => Promise<void> };

/** The state of the refund's form. What was typed stays when a call is refused. */
export function useRefund(order: OrderDetail, { onClose, onChanged }: Callbacks) {
  const t = useTexts(refundTexts);
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
  const cents = choice === 'all' ? left : parseAmount(amount);
  const isTooMuch = cents !== null && cents > left;
  const error =
    cents === null ? t('noAmount') : isTooMuch ? t('tooMuch', { amount: money(left) }) : null;
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
        const done = t('done', { amount: money(refundedNowCents), name });
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
    currency: currency === companyCurrency ? t('euros') : currency,
    choice,
    setChoice,
    amount,
    setAmount,
    reason,
    setReason,
    error: isTried && choice === 'part' ? error : null,
    press: cents === null || isTooMuch ? t('pressNone') : t('press', { amount: money(cents) }),
  };
}
