import { type ComponentProps, type ReactNode, useId } from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconAlert } from '../icons/frame-icons.tsx';
import './field.css';
// Of forms that the server alone renders, whose components the browser's build does not see.
import './plain-form.css';

export type FieldFrame = {
  label: ReactNode;
  /** The word "optional" in the language shown; absent on a required field. */
  optional?: ReactNode;
  /** A help tooltip beside the label. */
  help?: ReactNode;
  hint?: ReactNode;
  /** An error message. It replaces the hint and marks the control invalid. */
  error?: ReactNode;
  /** Spans both columns of a two-column form. */
  wide?: boolean | undefined;
};

type Control = {
  id: string;
  className: 'input';
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The label, hint and error around a control. */
export function FieldShell({
  id: givenId,
  render,
  label,
  optional,
  help,
  hint,
  error,
  wide,
}: FieldFrame & { id: string | undefined; render: (control: Control) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <span className="lbl">
        <label htmlFor={id}>{label}</label>
        {optional ? <span className="opt">{optional}</span> : null}
        {help}
      </span>
      {render({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
      })}
      {error ? (
        <span className="err" id={noteId}>
          <IconAlert />
          <span>
            <Unbroken>{error}</Unbroken>
          </span>
        </span>
      ) : hint ? (
        <span className="hint" id={noteId}>
          <Unbroken>{hint}</Unbroken>
        </span>
      ) : null}
    </div>
  );
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldFrame;

/** One line of text with its label. Spreads the rest on the input, `ref` included. */
export function TextField(props: TextFieldProps) {
  const { id, label, optional, help, hint, error, wide, ...input } = props;
  const frame = { id, label, optional, help, hint, error, wide };
  return (
    <FieldShell {...frame} render={(control) => <input type="text" {...input} {...control} />} />
  );
}

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldFrame;

/** Several lines of text with their label. Spreads the rest on the textarea, `ref` included. */
export function TextareaField(props: TextareaFieldProps) {
  const { id, label, optional, help, hint, error, wide, ...textarea } = props;
  const frame = { id, label, optional, help, hint, error, wide };
  return <FieldShell {...frame} render={(control) => <textarea {...textarea} {...control} />} />;
}
