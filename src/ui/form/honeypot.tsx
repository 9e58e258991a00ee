import { useState } from 'react';
import './honeypot.css';

/**
 * What a form sends along to tell people from programs: the field that only programs fill, and when
 * the form was shown, in milliseconds since 1970.
 */
export type HoneypotFields = { website: string; openedAt: number };

/** A field that no person sees or reaches; a program fills it. Its form is positioned. */
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

/** Reads the fields of a form that holds a `Honeypot`; it counts as shown from the first render. */
export function useHoneypot(): (form: HTMLFormElement) => HoneypotFields {
  const [openedAt] = useState(Date.now);
  return (form) => ({ website: String(new FormData(form).get('website') ?? ''), openedAt });
}
