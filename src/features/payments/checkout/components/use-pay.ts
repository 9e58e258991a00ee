import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import type { CardOutcome } from '../../sandbox/sandbox-payment.ts';
import { payingTexts } from '../paying.texts.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import { successUrl } from '../payment-return.ts';
import type { BillingForm } from './use-billing.ts';

/** The card part of the form, whoever the provider is. */
export type CardHandle = {
  /** Shows what is wrong with the card; false keeps it from being sent. */
  check: () => boolean | Promise<boolean>;
  /** Throws when no answer came. A provider that returns to this site itself never resolves. */
  pay: () => Promise<Extract<CardOutcome, { kind: 'accepted' | 'declined' | 'invalid' }>>;
};

/** Why the last press did not pay; `error` without a word from the provider. */
export type PayFailure =
  | { kind: 'declined'; message: string; isUnsure?: boolean }
  | { kind: 'error' };

type PayParts = {
  intent: PaymentIntent;
  card: RefObject<CardHandle | null>;
  billing: BillingForm | null;
};

/** No answer, or none that makes sense: whatever it was, the visitor may pay again. */
function asError() {
  return { kind: 'error' } as const;
}

type Refused = Extract<CardOutcome, { kind: 'declined' }> | { kind: 'invalid' };

/** Throws when no answer came. A page that is being left stays busy: accepted never resolves. */
async function payOnce({ intent, card, billing }: PayParts, language: () => Language) {
  if (!card.current) throw new Error('The card fields are not there');
  if (!(await card.current.check())) return { kind: 'invalid' } satisfies Refused;
  if (billing && !(await billing.save())) return { kind: 'invalid' } satisfies Refused;
  const outcome = await card.current.pay();
  if (outcome.kind !== 'accepted') return outcome;
  const { clientSecret } = intent;
  location.assign(successUrl(language(), { payment: outcome.payment, clientSecret }));
  return new Promise<never>(() => {});
}

/** Unfolds what hides a mistake, and goes to the first one. */
function showMistakes(form: HTMLFormElement): void {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  for (const field of wrong) field.closest('details')?.setAttribute('open', '');
  wrong[0]?.focus();
}

/**
 * One press pays once: details first, then the card, then the page of the payment by a full load.
 * A refusal or a failed call shows in a toast and in the form, which is then free again.
 */
export function usePay(parts: PayParts) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const form = useRef<HTMLFormElement>(null);
  const { busy, attempts, submit } = useSubmission(asError);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const latest = useRef(language);
  latest.current = language;

  useEffect(() => {
    if (mistakes > 0 && form.current) showMistakes(form.current);
  }, [mistakes]);

  function fail(refused: PayFailure): void {
    setFailure(refused);
    const declined = refused.kind === 'declined';
    showToast({
      variant: 'destructive',
      title: declined ? t('paymentFailed') : tError('paymentError'),
      description: declined ? refused.message : tError('paymentErrorDescription'),
    });
  }

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await submit(() => payOnce(parts, () => latest.current));
    if (!outcome) return;
    if (outcome.kind === 'error') return fail(outcome);
    if (outcome.answer.kind === 'declined') return fail(outcome.answer);
    setFailure(null);
    setMistakes((count) => count + 1);
  }

  return { form, busy, attempts, failure, submit: pay };
}
