import { useEffect } from 'react';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Calls `open` for `/` outside fields, and for Control or Command with K anywhere. */
export function usePaletteKeys(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
      const withModifier = event.ctrlKey || event.metaKey;
      const isK = withModifier && event.key.toLowerCase() === 'k';
      const isSlash = !withModifier && event.key === '/' && !isWriting(event.target);
      if (!isK && !isSlash) return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}
