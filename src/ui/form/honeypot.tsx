import { useState } from 'react';
import { trapName } from '#core/form-trap.ts';
import './honeypot.css';

/**
 * What a form sends to detect bots: a field that only bots fill in, and when the form was shown, in
 * milliseconds since 1970.
 */
export type HoneypotFields = { website: string; openedAt: number };

/**
 * A field that people neither see nor reach, but bots fill in. The form must be positioned. The marks
 * with `data-` are those by which password managers are asked to leave a field alone.
 */
export function Honeypot() {
  return (
    <input
      className="honeypot"
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      data-1p-ignore=""
      data-bwignore="true"
      data-lpignore="true"
      data-form-type="other"
    />
  );
}

/**
 * Returns a reader for a form with a `Honeypot`. The form counts as shown from the first render. Reading
 * empties the field: a person whose password manager has filled it gets through at the next attempt.
 */
export function useHoneypot(): (form: HTMLFormElement) => HoneypotFields {
  const [openedAt] = useState(Date.now);
  return (form) => {
    const field = form.elements.namedItem(trapName);
    if (!(field instanceof HTMLInputElement)) return { website: '', openedAt };
    const { value } = field;
    field.value = '';
    return { website: value, openedAt };
  };
}
