import { type KeyboardEvent, useState } from 'react';
import { slugOf } from '#core/slug-of.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';

/** Longer lines may be wider than a phone, and are shown whole; words of a language sooner than names. */
const shortLine = { words: 40, names: 100 };

function stayOnLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A text without breaks, however many lines it takes on the screen. */
export function LineField(props: FieldProps<'line'>) {
  const { field, name, value, written, note, error, onChange } = props;
  const { language } = useLanguage();
  const shared = {
    label: labelOf(language, name),
    lang: written && htmlLangOf[written],
    maxLength: field.most,
    value: String(value ?? ''),
    hint: note,
    error,
  };
  const isShort = field.most <= shortLine[written ? 'words' : 'names'];
  if (isShort) return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextareaField
      {...shared}
      rows={1}
      onKeyDown={stayOnLine}
      onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
    />
  );
}

/** The end of a page's address. Whatever is typed becomes letters, digits and hyphens. */
export function SlugField({ field, name, value, error, onChange }: FieldProps<'slug'>) {
  const t = useTexts(fieldTexts);
  const { language } = useLanguage();
  // A hyphen that is still to be followed by a word stays while it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={labelOf(language, name)}
      maxLength={field.most}
      value={typed ?? String(value ?? '')}
      hint={t('slugHint')}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(slugOf(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
