import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { type CardErrors, type CardField, cardErrors } from '../card-input.ts';
import { payingTexts } from '../paying.texts.ts';
import { authenticateInSandbox, confirmInSandbox, identifyInSandbox } from '../sandbox-payment.ts';
import { CardBox } from './card-box.tsx';
import './sandbox-card.css';

const cards = [
  ['4242 4242 4242 4242', 'testPaid'],
  ['4000 0000 0000 0002', 'testDeclined'],
  ['4000 0000 0000 9995', 'testFunds'],
  ['4000 0025 0000 3155', 'testStep'],
  ['4000 0000 0000 0077', 'testProcessing'],
] as const;

/** Says that nothing is charged, and which numbers do what. */
function TestCards() {
  const t = useTexts(payingTexts);
  return (
    <div className="test-cards">
      <p className="test-cards__title">
        <IconInfo />
        {t('testTitle')}
      </p>
      <p>{t('testText')}</p>
      <ul>
        {cards.map(([number, what]) => (
          <li key={number}>
            <span className="num">{number}</span> {t(what)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SecondStepProps = {
  isOpen: boolean;
  amount: string;
  company: Company | undefined;
  /** Closing the dialog declines, as it does at a bank. */
  onAnswer: (accept: boolean) => void;
};

/** The sandbox's bank dialog, in which the customer approves the payment. */
function SecondStep({ isOpen, amount, company, onAnswer }: SecondStepProps) {
  const t = useTexts(payingTexts);
  const approve = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={t('stepTitle')}
      closeLabel={t('stepClose')}
      initialFocus={approve}
      footer={
        <>
          <Button variant="line" onClick={() => onAnswer(false)}>
            {t('refuse')}
          </Button>
          <Button ref={approve} onClick={() => onAnswer(true)}>
            {t('approve')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('stepText', { amount, company: company?.legalName ?? '' })}</p>
    </Dialog>
  );
}

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
