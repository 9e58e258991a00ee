import type { KeyboardEvent } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/** Longer lines may be wider than a phone, and are shown whole; words of a language sooner than names. */
const shortLine = { words: 40, names: 100 };

function stayOnLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A text without breaks, however many lines it takes on the screen. */
export function LineField(props: FieldProps<'line' | 'slug'>) {
  const { field, name, value, written, note, onChange } = props;
  const { language } = useLanguage();
  const shared = {
    label: labelOf(language, name),
    lang: written && htmlLangOf[written],
    maxLength: field.most,
    value: String(value ?? ''),
    hint: note,
  };
  const isShort = field.most <= shortLine[written ? 'words' : 'names'];
  if (field.type === 'slug' || isShort)
    return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextareaField
      {...shared}
      rows={1}
      onKeyDown={stayOnLine}
      onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
    />
  );
}
