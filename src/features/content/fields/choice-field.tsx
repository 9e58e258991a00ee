import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';

/** One of the options. One that is required begins as none, so that somebody chooses it. */
export function ChoiceField({ field, name, value, note, error, onChange }: FieldProps<'choice'>) {
  const t = useTexts(fieldTexts);
  const { language } = useLanguage();
  return (
    <SelectField
      label={labelOf(language, name)}
      value={String(value)}
      hint={note}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' ? <option value="">{t('choose')}</option> : null}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {labelOf(language, option)}
        </option>
      ))}
    </SelectField>
  );
}
