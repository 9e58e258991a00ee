import type { ComponentProps } from 'react';
import { type FieldFrame, FieldShell } from './field.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & FieldFrame;

/** A choice from a list with its label. Spreads the rest on the select; its children are the options. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, optional, help, hint, error, wide, ...select } = props;
  const frame = { id, label, optional, help, hint, error, wide };
  return <FieldShell {...frame} render={(control) => <select {...select} {...control} />} />;
}
