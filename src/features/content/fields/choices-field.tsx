import { useLanguage } from '#i18n/language-context.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import '#ui/admin/checkbox.css';

/** Any of the options, or none. */
export function ChoicesField({ field, name, value, onChange }: FieldProps<'choices'>) {
  const { language } = useLanguage();
  const chosen = value as string[];
  return (
    <fieldset className="content-choices">
      <legend className="lbl">{labelOf(language, name)}</legend>
      {field.options.map((option) => (
        <label key={option} className="content-flag">
          <input
            type="checkbox"
            className="cb"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                field.options.filter((one) =>
                  one === option ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {labelOf(language, option)}
        </label>
      ))}
    </fieldset>
  );
}
