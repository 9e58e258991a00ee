import { type FormEvent, useRef, useState } from 'react';
import { companyQuery } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { SandboxCard } from '../../card/components/sandbox-card.tsx';
import { StripeCard } from '../../card/components/stripe-card.tsx';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { providerMessage } from '../../provider-message.ts';
import type { CardSecret } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';

export type CardFormProps = {
  card: CardSecret;
  /** What the bank is asked to take now. */
  amount: string;
  button: string;
  /** Receives the provider's id of what was confirmed. */
  onAccepted: (id: string) => Promise<unknown>;
};

/** The card form of the provider, with its button. It is loaded when it is asked for. */
export function CardForm({ card, amount, button, onAccepted }: CardFormProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const { busy, submit } = useSubmission(() => ({ kind: 'error' }) as const);
  const handle = useRef<CardHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { clientSecret, publishableKey } = card;

  async function confirm(): Promise<string | null> {
    if (!handle.current || !(await handle.current.check())) return null;
    const outcome = await handle.current.pay();
    if (outcome.kind === 'declined') return providerMessage(language, outcome.message);
    if (outcome.kind === 'accepted') await onAccepted(outcome.payment);
    if (outcome.kind === 'ended') return t('callFailed');
    return null;
  }

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await submit(confirm);
    if (outcome) setFailure(outcome.kind === 'error' ? t('callFailed') : outcome.value);
  }

  const shared = { ref: handle, clientSecret, company };
  return (
    <form className="form" noValidate onSubmit={(event) => void press(event)}>
      {publishableKey === null ? (
        <SandboxCard {...shared} amount={amount} />
      ) : (
        <StripeCard
          {...shared}
          publishableKey={publishableKey}
          amount={null}
          isReady={isReady}
          onReady={() => setIsReady(true)}
        />
      )}
      <Button type="submit" busy={busy}>
        {button}
      </Button>
      {failure ? <CallFailed title={failure} /> : null}
    </form>
  );
}
