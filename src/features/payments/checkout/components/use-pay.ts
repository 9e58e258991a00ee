import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { focusFirstWrong } from '#ui/form/focus-first-wrong.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import { payingTexts } from '../../card/paying.texts.ts';
import { successUrl } from '../../card/payment-return.ts';
import type { CardOutcome } from '../../card/sandbox-payment.ts';
import { providerMessage } from '../../provider-message.ts';
import type { IntentResult, PaymentIntent } from '../payment-intent.ts';
import { type PressAgain, pressAgainWords } from '../press-again.ts';
import type { BillingForm } from './use-billing.ts';

/** The card part of the form, for any provider. */
export type CardHandle = {
  /** Validates the card and shows its errors; returns false if it is invalid. */
  check: () => boolean | Promise<boolean>;
  /**
   * Returns the provider's token of what is typed, by which the server learns its country before
   * anything is charged; null if there is none.
   */
  identify: () => Promise<string | null>;
  /** Throws if there is no response. Never resolves if the provider redirects back itself. */
  pay: () => Promise<Extract<CardOutcome, { kind: 'accepted' | 'declined' | 'ended' | 'invalid' }>>;
};

/** Why the last press did not pay; `error` if the provider gave no message. */
export type PayFailure =
  | { kind: 'declined'; message: string; isUnsure?: boolean }
  | PressAgain
  | { kind: 'error' };

type PayParts = {
  intent: PaymentIntent;
  card: RefObject<CardHandle | null>;
  billing: BillingForm | null;
  /** Requests a payment again, for an order that has ended. */
  renew: () => Promise<IntentResult>;
};

/** Any error means no usable response; the visitor may press again. */
function readFailure() {
  return { kind: 'error' } as const;
}

type NotCharged =
  | Extract<CardOutcome, { kind: 'declined' | 'ended' }>
  | { kind: 'invalid' }
  /** What the page says in place of the form tells why. */
  | { kind: 'replaced' }
  | PressAgain;

/** Throws if there is no response. Never resolves once accepted: the form stays busy while leaving. */
async function payOnce({ intent, card, billing, renew }: PayParts, language: () => Language) {
  if (!card.current) throw new Error('The card fields are not there');
  if (!(await card.current.check())) return { kind: 'invalid' } satisfies NotCharged;
  const { identify } = card.current;
  const saved = billing ? await billing.save(identify) : null;
  if (saved && saved.kind !== 'saved') return saved;
  const outcome = await card.current.pay();
  if (outcome.kind === 'ended') {
    const renewed = await renew();
    const isSame = renewed.kind === 'intent' && renewed.intent.amount === intent.amount;
    if (!isSame) return { kind: 'replaced' } satisfies NotCharged;
  }
  if (outcome.kind !== 'accepted') return outcome;
  const { clientSecret } = intent;
  location.assign(successUrl(language(), { payment: outcome.payment, clientSecret }));
  return new Promise<never>(() => {});
}

/**
 * Pays once per press: saves the details, charges the card, then opens the payment page with a full
 * load. A declined card or a failed call shows in a toast and in the form, which can be sent again.
 */
export function usePay(parts: PayParts) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const form = useRef<HTMLFormElement>(null);
  const { busy, attempts, submit } = useSubmission(readFailure);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const latest = useRef(language);
  latest.current = language;

  useEffect(() => {
    if (invalidSubmits > 0) focusFirstWrong(form.current);
  }, [invalidSubmits]);

  function wordsOf(reason: PayFailure): [string, string] {
    if (reason.kind === 'declined')
      return [t('paymentFailed'), providerMessage(language, reason.message)];
    if (reason.kind === 'error') return [tError('paymentError'), tError('paymentErrorDescription')];
    // The reason is in the box beside the button, and under the total.
    return [pressAgainWords(reason, language)[0], t('pressAgain')];
  }

  function showFailure(reason: PayFailure): void {
    setFailure(reason);
    const [title, description] = wordsOf(reason);
    const variant = reason.kind === 'repriced' ? 'info' : 'destructive';
    showToast({ variant, title, description });
  }

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await submit(() => payOnce(parts, () => latest.current));
    if (!outcome) return;
    // Nothing was paid: a payment that is accepted leaves the page.
    keepAnswer(null);
    if (outcome.kind === 'error') return showFailure(outcome);
    const { value } = outcome;
    if (value.kind !== 'invalid' && value.kind !== 'replaced') return showFailure(value);
    setFailure(null);
    if (value.kind === 'replaced') return;
    setInvalidSubmits((count) => count + 1);
  }

  return { form, busy, attempts, failure, submit: pay };
}
