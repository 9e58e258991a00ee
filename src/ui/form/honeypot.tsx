import { useState } from 'react';
import './honeypot.css';

/**
 * What a form sends to detect bots: a field that only bots fill in, and when the form was shown, in
 * milliseconds since 1970.
 */
export type HoneypotFields = { website: string; openedAt: number };

/** A field that people neither see nor reach, but bots fill in. The form must be positioned. */
export function Honeypot() {
  return (
    <input
      className="honeypot"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}

/** Returns a reader for a form with a `Honeypot`. The form counts as shown from the first render. */
export function useHoneypot(): (form: HTMLFormElement) => HoneypotFields {
  const [openedAt] = useState(Date.now);
  return (form) => ({ website: String(new FormData(form).get('website') ?? ''), openedAt });
}
