import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/** A whole number. One that is required is empty until somebody writes it. */
export function NumberField({ field, name, value, note, error, onChange }: FieldProps<'number'>) {
  const { language } = useLanguage();
  const read = (text: string) => (text === '' && field.required ? null : Math.round(Number(text)));
  return (
    <TextField
      label={labelOf(language, name)}
      type="number"
      min={field.from}
      max={field.to}
      value={value === null ? '' : Number(value)}
      hint={note}
      error={error}
      onChange={({ target }) => onChange(read(target.value))}
    />
  );
}
