import { useEffect, useEffectEvent, useState } from 'react';
import { sharedStore } from '#core/browser-storage.ts';
import { narrowWindow, useMedia } from '#ui/controls/use-media.ts';

const kept = 'content-preview';
/** Where a text has room for its page beside it without asking. */
const wideWindow = '(min-width: 90rem)';

type Choice = 'shown' | 'hidden' | null;

function readChoice(): Choice {
  const choice = sharedStore.get(kept);
  return choice === 'shown' || choice === 'hidden' ? choice : null;
}

/**
 * Whether the page is shown beside the form, or in its place where there is no room for both. Beside
 * it, the choice is remembered in this browser; until somebody chooses, `isLong` texts on a wide
 * screen have it.
 */
export function usePreview({ isLong }: { isLong: boolean }) {
  const isNarrow = useMedia(narrowWindow);
  const isWide = useMedia(wideWindow);
  const [choice, setChoice] = useState(readChoice);
  const [isInPlace, setIsInPlace] = useState(false);
  const isBeside = choice === null ? isLong && isWide : choice === 'shown';
  const isShown = isNarrow ? isInPlace : isBeside;

  function show(next: boolean): void {
    if (isNarrow) {
      setIsInPlace(next);
      return;
    }
    setChoice(next ? 'shown' : 'hidden');
    sharedStore.set(kept, next ? 'shown' : 'hidden');
  }

  // Of a form nobody wants a print; the page itself is printed where it is opened.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
    if (!isCommand || event.key.toLowerCase() !== 'p' || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    show(!isShown);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { isShown, isNarrow, show };
}
