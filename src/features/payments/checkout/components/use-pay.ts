import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
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

/** Why the last press did not pay; `number` tells one from the next. */
export type PayFailure = { number: number } & (
  | { kind: 'declined'; message: string; isUnsure?: boolean }
  | { kind: 'error' }
);

type PayParts = {
  intent: PaymentIntent;
  card: RefObject<CardHandle | null>;
  billing: BillingForm | null;
};

type Ending = Awaited<ReturnType<CardHandle['pay']>> | { kind: 'invalid' } | { kind: 'error' };

async function payOnce({ card, billing }: PayParts): Promise<Ending> {
  try {
    if (!card.current) return { kind: 'error' };
    if (!(await card.current.check())) return { kind: 'invalid' };
    if (billing && !(await billing.save())) return { kind: 'invalid' };
    return await card.current.pay();
  } catch {
    return { kind: 'error' };
  }
}

/** Unfolds what hides a mistake, and goes to the first one. */
function showMistakes(form: HTMLFormElement): void {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  for (const field of wrong) field.closest('details')?.setAttribute('open', '');
  wrong[0]?.focus();
}

/**
 * One press pays once: details first, then the card, then the page of the payment by a full load.
 * A refusal or an exception is told by a toast and in the form, which is then free again.
 */
export function usePay(parts: PayParts) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const latest = useRef(language);
  latest.current = language;

  useEffect(() => {
    if (mistakes > 0 && form.current) showMistakes(form.current);
  }, [mistakes]);

  function tell(ending: Extract<Ending, { kind: 'declined' | 'error' }>): void {
    setFailure((last) => ({ ...ending, number: (last?.number ?? 0) + 1 }));
    const declined = ending.kind === 'declined';
    showToast({
      variant: 'destructive',
      title: declined ? t('paymentFailed') : tError('paymentError'),
      description: declined ? ending.message : tError('paymentErrorDescription'),
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    const ending = await payOnce(parts);
    if (ending.kind === 'accepted') {
      const { clientSecret } = parts.intent;
      return location.assign(successUrl(latest.current, { ...ending, clientSecret }));
    }
    isBusy.current = false;
    setBusy(false);
    if (ending.kind !== 'invalid') return tell(ending);
    setFailure(null);
    setMistakes((count) => count + 1);
  }

  return { form, busy, failure, submit };
}
