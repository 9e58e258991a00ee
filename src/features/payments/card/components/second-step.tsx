import { useRef } from 'react';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { payingTexts } from '../paying.texts.ts';

type SecondStepProps = {
  isOpen: boolean;
  amount: string;
  company: Company | undefined;
  /** Closing the dialog declines, as it does at a bank. */
  onAnswer: (accept: boolean) => void;
};

/** The sandbox's bank dialog, in which the customer approves the payment. */
export function SecondStep({ isOpen, amount, company, onAnswer }: SecondStepProps) {
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
