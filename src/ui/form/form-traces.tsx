import { useEffect, useRef } from 'react';
import './form-traces.css';

/** What comes along with a form to tell people from programs. `openedAt`: milliseconds since 1970. */
export type FormTraces = { website: string; openedAt?: number };

/** A field that no person sees or reaches; a program fills it. Its form is positioned. */
export function FormTrap() {
  return (
    <input
      className="form-trap"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}

/** Reads the traces of a form that holds a `FormTrap`; it is open from the first look at it. */
export function useFormTraces(): (form: HTMLFormElement) => FormTraces {
  const openedAt = useRef<number | null>(null);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return (form) => {
    const website = String(new FormData(form).get('website') ?? '');
    return openedAt.current === null ? { website } : { website, openedAt: openedAt.current };
  };
}
