import { useState } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

const loadSuggestions = () => import('./word-suggestions.tsx').then((part) => part.WordSuggestions);

/** Short texts, one a line. */
export function ListField({ field, name, value, written, note, onChange }: FieldProps<'list'>) {
  const { language } = useLanguage();
  const [wasFocused, setWasFocused] = useState(false);
  const lines = value as string[];
  return (
    <>
      <TextareaField
        label={labelOf(language, name)}
        lang={written && htmlLangOf[written]}
        rows={5}
        value={lines.join('\n')}
        hint={note}
        onFocus={() => setWasFocused(true)}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
      {field.suggests && wasFocused ? (
        <LatePart load={loadSuggestions} of={{ from: field.suggests, lines, onChange }} />
      ) : null}
    </>
  );
}
