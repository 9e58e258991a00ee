import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

export function NumberField({ field, name, value, error, onChange }: FieldProps<'number'>) {
  const { language } = useLanguage();
  return (
    <TextField
      label={labelOf(language, name)}
      type="number"
      min={field.from}
      max={field.to}
      value={Number(value)}
      error={error}
      onChange={({ target }) => onChange(Math.round(Number(target.value)))}
    />
  );
}
