import { useId } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

export function ChoiceField({ field, name, value, onChange }: FieldProps<'choice'>) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{labelOf(language, name)}</label>
      </span>
      <select
        id={id}
        className="input"
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {field.options.map((option) => (
          <option key={option} value={option}>
            {labelOf(language, option)}
          </option>
        ))}
      </select>
    </div>
  );
}
