import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { IconCheck } from '../../icons/frame-icons.tsx';
import { useShortcuts } from '../shortcuts/shortcuts-context.ts';
import { undoTexts } from './undo.texts.ts';
import { type UndoOffer, undoMilliseconds } from './undo-context.ts';
import '../shortcuts/keys.css';
import './undo-bar.css';

type UndoBarProps = { offer: UndoOffer; onUndo: () => void; onEnd: () => void };

/** Returns the whole seconds that are left of an offer; 0 ends it. */
function useSecondsLeft(onEnd: () => void): number {
  const [end] = useState(() => Date.now() + undoMilliseconds);
  const [seconds, setSeconds] = useState(undoMilliseconds / 1000);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = end - Date.now();
      if (left > 0) return setSeconds(Math.ceil(left / 1000));
      clearInterval(timer);
      onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  return seconds;
}

/** What was just done, with the button that puts it back. */
export function UndoBar({ offer, onUndo, onEnd }: UndoBarProps) {
  const t = useTexts(undoTexts);
  const seconds = useSecondsLeft(onEnd);
  useShortcuts([{ key: 'z', label: t('shortcut'), run: onUndo }]);
  return (
    <section className="undo" aria-label={t('region')}>
      <IconCheck />
      <span>{offer.countdown ? offer.countdown(seconds) : offer.text}</span>
      <Button variant="text" onClick={onUndo}>
        {offer.label ?? t('undo')}
        <span aria-hidden="true">
          <kbd>Z</kbd>
        </span>
      </Button>
      <i className="undo__time" aria-hidden="true" />
    </section>
  );
}
