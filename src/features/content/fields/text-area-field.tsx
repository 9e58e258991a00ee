import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

const longText = 5_000;

/** A text of several lines. */
export function TextAreaField(props: FieldProps<'text'>) {
  const { field, name, value, written, note, error, onChange } = props;
  const { language } = useLanguage();
  return (
    <TextareaField
      label={labelOf(language, name)}
      lang={written && htmlLangOf[written]}
      rows={field.most > longText ? 14 : 4}
      maxLength={field.most}
      value={String(value ?? '')}
      hint={note}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
