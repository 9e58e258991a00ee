import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { withPrefix } from '#core/site-address.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconAlert } from '../icons/frame-icons.tsx';
import { Honeypot } from './honeypot.tsx';
import { plainFormTexts } from './plain-form.texts.ts';
import '../feedback/failure-box.css';

/** The place in an answer at which browsers continue: `PlainAnswer`. */
const answerId = 'answer';

/** An attempt to send a form: its key makes a second press of the button repeat nothing. */
export type PlainAttempt = { key: string; openedAt: number };

type PlainFormProps = {
  /** The page that it is posted to, without language prefix. */
  to: string;
  /** Null for a form that may be sent twice. */
  attempt: PlainAttempt | null;
  /** Sent along, unseen. */
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A form that is posted to a page and answered by the server. */
export function PlainForm({ to, attempt, hidden = {}, className, children }: PlainFormProps) {
  const { language } = useLanguage();
  const action = `${withPrefix(prefixOf[language], to)}#${answerId}`;
  const unseen = attempt
    ? { ...hidden, key: attempt.key, openedAt: String(attempt.openedAt) }
    : hidden;
  return (
    <form className={className} action={action} method="post" noValidate>
      {children}
      {Object.entries(unseen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </form>
  );
}

/** Where reading continues after a press. It takes the focus, because the form's address names it. */
export function PlainAnswer({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} id={answerId} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A field that was refused: `id` is that of its control. */
export type PlainError = { id: string; message: string };

/** Names each refused field once more, above the form, with a link to it. */
export function PlainErrors({ errors }: { errors: readonly PlainError[] }) {
  const t = useTexts(plainFormTexts);
  if (errors.length === 0) return null;
  return (
    <PlainAnswer className="failure wide">
      <IconAlert />
      <div>
        <b>{t(errors.length === 1 ? 'oneError' : 'errors', { count: errors.length })}</b>
        {errors.map(({ id, message }) => (
          <p key={id}>
            <a href={`#${id}`}>
              <Unbroken>{message}</Unbroken>
            </a>
          </p>
        ))}
      </div>
    </PlainAnswer>
  );
}

/**
 * Returns what `useForm` returns to the fields of a form, for one that the server renders: each field
 * has its name as id, its value and the code of its error.
 */
export function plainRegistration<Input extends FieldValues>(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
): { register: UseFormRegister<Input>; errors: FieldErrors<Input> } {
  const register = (name: Path<Input>) => ({ name, id: name, defaultValue: values[name] ?? '' });
  const marked = Object.entries(errors).map(([name, message]) => [
    name,
    { type: 'server', message },
  ]);
  return {
    register: register as unknown as UseFormRegister<Input>,
    errors: Object.fromEntries(marked) as FieldErrors<Input>,
  };
}
