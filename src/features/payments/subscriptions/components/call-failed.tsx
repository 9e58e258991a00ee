import { useTexts } from '#i18n/language-context.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { subscriberTexts } from '../subscriber.texts.ts';

/** Beside a button whose call failed, or whose card was refused: nothing was changed. */
export function CallFailed({ title }: { title?: string }) {
  const t = useTexts(subscriberTexts);
  return (
    <FailureBox title={title ?? t('callFailed')}>
      <p>{t('callFailedText')}</p>
    </FailureBox>
  );
}
