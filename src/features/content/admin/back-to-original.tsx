import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { contentTexts } from './content-admin.texts.ts';

const loadQuestion = () => import('./original-question.tsx').then((part) => part.OriginalQuestion);

type BackToOriginalProps = { isBusy: boolean; onConfirm: () => void };

/** Brings the original words of a record back, after a question. */
export function BackToOriginal({ isBusy, onConfirm }: BackToOriginalProps) {
  const t = useTexts(contentTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="soft" busy={isBusy} onClick={() => setIsAsked(true)}>
        {t('toOriginal')}
      </Button>
      <LatePart
        isNeeded={isAsked}
        load={loadQuestion}
        of={{ isOpen: isAsked, onClose: () => setIsAsked(false), onConfirm }}
      />
    </>
  );
}
