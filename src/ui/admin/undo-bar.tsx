import { useEffect, useEffectEvent } from 'react';
import { Button } from '../controls/button.tsx';
import './undo-bar.css';

const shownFor = 10_000;
const fields = 'input, textarea, select, [contenteditable]';

type UndoBarProps = {
  /** What was done. */
  text: string;
  label: string;
  busy: boolean;
  onUndo: () => void;
  /** Called when the time is over. */
  onGone: () => void;
};

/** For ten seconds: what was done, and the way back, also by the key Z outside fields. */
export function UndoBar({ text, label, busy, onUndo, onGone }: UndoBarProps) {
  const undo = useEffectEvent(onUndo);
  const goAway = useEffectEvent(onGone);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isTyping = event.target instanceof Element && event.target.matches(fields);
      if (event.key.toLowerCase() === 'z' && isPlain && !isTyping) undo();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => goAway(), shownFor);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div className="undo">
      <span role="status">{text}</span>
      <Button variant="text" busy={busy} onClick={onUndo}>
        {label}
      </Button>
    </div>
  );
}
