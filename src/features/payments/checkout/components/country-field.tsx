import { useId, useMemo } from 'react';
import { countryCodes } from '#core/countries.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { isPortugal } from '../billing.ts';
import '#ui/form/field.css';

type CountryFieldProps = {
  label: string;
  /** The label of the empty option. */
  none: string;
  error: string | undefined;
  /** ISO 3166-1 alpha-2, or empty. */
  value: string;
  onChange: (country: string) => void;
};

/** A country select, with names in the current language: Portugal, where most invoices go, is the first. */
export function CountryField({ label, none, error, value, onChange }: CountryFieldProps) {
  const { language } = useLanguage();
  const id = useId();
  const countries = useMemo(() => {
    const locale = localeOf[language];
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const byName = compareNames(language);
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort(
        (a, b) => Number(isPortugal(b.code)) - Number(isPortugal(a.code)) || byName(a.name, b.name),
      );
  }, [language]);
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{label}</label>
      </span>
      <select
        id={id}
        className="input"
        name="country"
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error ? (
        <span className="err" id={`${id}-error`}>
          <IconAlert />
          {error}
        </span>
      ) : null}
    </div>
  );
}
