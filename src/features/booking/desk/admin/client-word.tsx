import type { ReactNode } from 'react';
import { TextareaField } from '#ui/form/field.tsx';

type ClientWordProps = {
  label: ReactNode;
  /** The word for what may be left empty. */
  optional: string;
  value: string;
  error?: string | undefined;
  onChange: (word: string) => void;
};

/** A line for the client, which goes with the mail about their booking. */
export function ClientWord({ onChange, ...field }: ClientWordProps) {
  return (
    <TextareaField
      {...field}
      rows={2}
      maxLength={500}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
