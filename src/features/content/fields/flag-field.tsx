import { useLanguage } from '#i18n/language-context.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

export function FlagField({ name, value, onChange }: FieldProps<'flag'>) {
  const { language } = useLanguage();
  return (
    <label className="content-flag">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {labelOf(language, name)}
    </label>
  );
}
