import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Company } from '#features/company/company.ts';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { type CardErrors, type CardField, cardErrors } from '../card-input.ts';
import { authenticateInSandbox, confirmInSandbox, identifyInSandbox } from '../sandbox-payment.ts';
import { CardBox } from './card-box.tsx';
import { SecondStep } from './second-step.tsx';
import { TestCards } from './test-cards.tsx';

const noCard = { number: '', expiry: '', cvc: '' };

type SandboxCardProps = {
  ref: Ref<CardHandle>;
  clientSecret: string;
  amount: string;
  company: Company | undefined;
};

/** The sandbox's card form. Validated on submit, then on change. */
export function SandboxCard({ ref, clientSecret, amount, company }: SandboxCardProps) {
  const [card, setCard] = useState(noCard);
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<CardErrors>({});
  const answer = useRef<((accept: boolean) => void) | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  function change(field: CardField, text: string): void {
    setCard((last) => ({ ...last, [field]: text }));
    setRefused(({ [field]: _mended, ...others }) => others);
  }

  async function askBank(): Promise<boolean> {
    setIsAsked(true);
    const accept = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
    answer.current = null;
    setIsAsked(false);
    return accept;
  }

  useImperativeHandle(ref, () => ({
    check() {
      setSubmitted(true);
      return Object.keys(cardErrors(card, new Date())).length === 0;
    },
    identify: () => identifyInSandbox({ number: card.number }),
    async pay() {
      let outcome = await confirmInSandbox(clientSecret, card);
      while (outcome.kind === 'action_required')
        outcome = await authenticateInSandbox(clientSecret, await askBank());
      if (outcome.kind === 'invalid') setRefused(outcome.errors);
      return outcome;
    },
  }));

  const errors = submitted ? { ...refused, ...cardErrors(card, new Date()) } : {};
  return (
    <div className="form">
      <TestCards />
      <CardBox card={card} errors={errors} onChange={change} />
      <SecondStep
        isOpen={isAsked}
        amount={amount}
        company={company}
        onAnswer={(accept) => answer.current?.(accept)}
      />
    </div>
  );
}
