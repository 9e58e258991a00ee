import { useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { contentErrorText } from '../content.texts.ts';
import { isDay } from '../content.ts';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/** A day or a month. What is neither stays in the input, with what is wrong with it. */
export function DayField({ name, value, note, onChange }: FieldProps<'day'>) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(value ?? '');
  return (
    <TextField
      label={labelOf(language, name)}
      inputMode="numeric"
      placeholder="2026-10-06"
      maxLength={10}
      value={text}
      hint={note}
      error={typed === null ? undefined : contentErrorText(language, name, 'invalid_date')}
      onChange={({ target }) => {
        const isWhole = target.value === '' || isDay(target.value);
        setTyped(isWhole ? null : target.value);
        if (isWhole) onChange(target.value);
      }}
    />
  );
}
