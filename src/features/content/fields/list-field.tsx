import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/** Short texts, one a line. */
export function ListField({ name, value, written, note, onChange }: FieldProps<'list'>) {
  const { language } = useLanguage();
  return (
    <TextareaField
      label={labelOf(language, name)}
      lang={written && htmlLangOf[written]}
      rows={5}
      value={(value as string[]).join('\n')}
      hint={note}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}
