import { useLanguage } from '#i18n/language-context.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import '#ui/admin/checkbox.css';

export function FlagField({ name, value, onChange }: FieldProps<'flag'>) {
  const { language } = useLanguage();
  return (
    <label className="content-flag">
      <input
        type="checkbox"
        className="cb"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {labelOf(language, name)}
    </label>
  );
}
