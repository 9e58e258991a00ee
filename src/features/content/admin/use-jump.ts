import { useEffect, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';

const control = 'input, textarea, select, [contenteditable="true"]';

/** Moves the focus into the control of a field, and shows it. Returns false if it is not there. */
function focusField(name: string): boolean {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  // A field may have buttons before what is written into.
  const target =
    field?.querySelector<HTMLElement>(control) ?? field?.querySelector<HTMLElement>('button');
  if (!field || !target) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

type Jump = { shown: Language; show: (language: Language) => void; go: (field: string) => void };

/** Which language is shown, and jumps to fields: that of the address's `?field=` at the start. */
export function useJump(language: Language): Jump {
  const { address } = useNavigation();
  const [asked, setAsked] = useState(() => new URLSearchParams(address.search).get('field'));
  const [shown, show] = useState<Language>(asked?.endsWith('Pt') ? 'pt' : language);

  // After the language of the field is shown; the heading takes the focus of a new screen first.
  useEffect(() => {
    if (asked === null) return;
    const frame = requestAnimationFrame(() => {
      focusField(asked);
      setAsked(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);

  return {
    shown,
    show,
    go(field) {
      show(field.endsWith('Pt') ? 'pt' : 'en');
      setAsked(field);
    },
  };
}
