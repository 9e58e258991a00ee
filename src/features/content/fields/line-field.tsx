import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

export function LineField(props: FieldProps<'line' | 'slug'>) {
  const { field, name, value, written, note, onChange } = props;
  const { language } = useLanguage();
  return (
    <TextField
      label={labelOf(language, name)}
      lang={written && htmlLangOf[written]}
      maxLength={field.most}
      value={String(value ?? '')}
      hint={note}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
