import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { contentTexts } from './content-admin.texts.ts';

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
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('toOriginalQuestion')}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="soft" onClick={() => setIsAsked(false)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                setIsAsked(false);
                onConfirm();
              }}
            >
              {t('toOriginal')}
            </Button>
          </>
        }
      >
        <p>{t('toOriginalText')}</p>
      </Dialog>
    </>
  );
}
