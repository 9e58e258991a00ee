import { type FormEvent, useId, useRef, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { centsOf, companyCurrency } from '#core/money.ts';
import { amountTexts, readAmountIn, typedAmount } from '#i18n/amount.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import {
  type AskedAbout,
  type AskingPayment,
  askForPayment,
  pressRequest,
} from '../request-calls.ts';
import { longestRequestTitle, type ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';

type Errors = Readonly<Record<string, string>>;

/** Returns the sentence of each field that a call refused. */
function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

type RequestDialogProps = {
  about: AskedAbout;
  /** The open request that is changed; null for a new one. */
  known: ShownPaymentRequest | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** What is typed, and what it is sent as. What was typed stays when it is refused. */
function useRequestForm({ about, known, onClose, onChanged }: RequestDialogProps) {
  const t = useTexts(paymentRequestsTexts);
  const tAmount = useTexts(amountTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const keys = useRef(createIdempotencyKeys());
  const [title, setTitle] = useState(known?.title ?? '');
  const [titlePt, setTitlePt] = useState(known?.titlePt ?? '');
  const [amount, setAmount] = useState(typedAmount(known && centsOf(known.amount), language));
  const [dueDay, setDueDay] = useState(known?.dueDay ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const read = readAmountIn(language, amount, companyCurrency);
  const cents = read.ok && read.value > 0 ? read.value : null;
  const money = (value: number) =>
    formatMoney({ cents: value, currency: companyCurrency }, language);

  async function call(asking: AskingPayment): Promise<string> {
    if (known) {
      await pressRequest(known.id, 'change', asking);
      return t('changed');
    }
    const { isMailed } = await askForPayment(about, asking, keys.current.keyFor({ about, asking }));
    return t(isMailed ? 'asked' : 'askedUnmailed');
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (cents === null) {
      setErrors({ amount: tAmount(read.ok ? 'no_amount' : read.refusal, { currency: 'EUR' }) });
      return;
    }
    setErrors({});
    const asking = { title, titlePt, amount: cents / 100, dueDay, locale: language };
    void run(
      () =>
        call(asking).catch((error: unknown) => {
          setErrors(errorsOf(error));
          throw error;
        }),
      (said) => {
        showToast({ title: said });
        onClose();
        return onChanged();
      },
    );
  }

  return {
    t,
    busy,
    failure: Object.keys(errors).length === 0 ? failure : null,
    errors,
    send,
    readAs: cents === null ? undefined : tAmount('readAs', { amount: money(cents) }),
    fields: { title, setTitle, titlePt, setTitlePt, amount, setAmount, dueDay, setDueDay },
  };
}

/** Asks for a payment, or changes an open request. */
export function RequestDialog(props: RequestDialogProps) {
  const { known, onClose } = props;
  const { t, busy, failure, errors, send, readAs, fields } = useRequestForm(props);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(known ? 'changeTitle' : 'askTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('busy')}>
            {t(known ? 'save' : 'send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={send} noValidate>
        <p>{t(known ? 'changeText' : 'askText')}</p>
        <TextField
          label={t('forWhat')}
          value={fields.title}
          maxLength={longestRequestTitle}
          error={errors.title}
          onChange={({ target }) => fields.setTitle(target.value)}
        />
        <TextField
          label={t('forWhatPt')}
          optional={t('optional')}
          value={fields.titlePt}
          maxLength={longestRequestTitle}
          error={errors.titlePt}
          onChange={({ target }) => fields.setTitlePt(target.value)}
        />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={fields.amount}
          hint={readAs}
          error={errors.amount}
          onChange={({ target }) => fields.setAmount(target.value)}
        />
        <DayField
          label={t('due')}
          value={fields.dueDay}
          error={errors.dueDay}
          onChange={fields.setDueDay}
        />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
