import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconCopy } from '#ui/icons/icons.tsx';
import { waitingTexts } from '../waiting.texts.ts';

/** Milliseconds for which the button says that it has copied. */
const shownFor = 2500;

/** Copies a text; `label` says which one, to those who do not see it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts(waitingTexts);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
    } catch {
      // Without permission the number stays on screen, where it can be selected.
    }
  }
  return (
    <Button variant="line" size="sm" onClick={() => void copy()}>
      {copied ? <IconCheck /> : <IconCopy />}
      <span aria-live="polite">
        {copied ? t('copied') : <span aria-hidden="true">{t('copy')}</span>}
      </span>
      {copied ? null : <span className="sr">{label}</span>}
    </Button>
  );
}
