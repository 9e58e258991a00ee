import { type ReactNode, useId } from 'react';
import { vatInPrices } from '#features/vat/vat.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { companySettingsTexts } from './company-settings.texts.ts';

type PricesFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  hint: ReactNode;
  readOnly: boolean;
  onBlur: () => void;
  onChange: (value: string) => void;
};

/** Whether the catalogue's prices include VAT; stored when it is left, as every field. */
export function PricesField({
  label,
  error,
  hint,
  readOnly,
  onChange,
  ...field
}: PricesFieldProps) {
  const t = useTexts(companySettingsTexts);
  const id = useId();
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{label}</label>
      </span>
      <select
        id={id}
        className="input"
        disabled={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        value={field.value}
        onBlur={field.onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        {vatInPrices.map((option) => (
          <option key={option} value={option}>
            {t(`vat_${option}`)}
          </option>
        ))}
      </select>
      <span className={error ? 'err' : 'hint'} id={`${id}-note`}>
        {error ?? hint}
      </span>
    </div>
  );
}
