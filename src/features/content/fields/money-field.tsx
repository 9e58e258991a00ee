import { useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fromCents, toCents } from './money-input.ts';

/** An amount in euros, kept in cents. */
export function MoneyField({ name, value, note, error, onChange }: FieldProps<'money'>) {
  const { language } = useLanguage();
  const [text, setText] = useState(fromCents(value as number | null));
  return (
    <TextField
      label={labelOf(language, name)}
      inputMode="decimal"
      value={text}
      hint={note}
      error={error}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toCents(target.value));
      }}
    />
  );
}
