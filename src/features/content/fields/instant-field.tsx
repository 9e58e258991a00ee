import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fromLisbonMinute, toLisbonMinute } from './lisbon-minute.ts';

/** A minute by the clock of Lisbon. */
export function InstantField({ name, value, note, onChange }: FieldProps<'instant'>) {
  const { language } = useLanguage();
  return (
    <TextField
      label={labelOf(language, name)}
      type="datetime-local"
      value={toLisbonMinute(value as string | null)}
      hint={note}
      onChange={({ target }) => onChange(fromLisbonMinute(target.value))}
    />
  );
}
