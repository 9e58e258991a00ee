import { useId, useMemo } from 'react';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import '#ui/form/field.css';

/** Countries and territories of ISO 3166-1, two letters each. */
const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR ' +
  'BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ ' +
  'EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW ' +
  'GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG ' +
  'TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

type CountryFieldProps = {
  label: string;
  /** The label of the empty option. */
  none: string;
  error: string | undefined;
  /** ISO 3166-1 alpha-2, or empty. */
  value: string;
  onChange: (country: string) => void;
};

/** A country select, with names in the current language. */
export function CountryField({ label, none, error, value, onChange }: CountryFieldProps) {
  const { language } = useLanguage();
  const id = useId();
  const countries = useMemo(() => {
    const locale = localeOf[language];
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
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
