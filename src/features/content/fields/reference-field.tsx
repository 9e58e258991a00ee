import { useId } from 'react';
import { compareNames } from '#i18n/compare-names.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { referencesQuery } from '../content.queries.ts';
import { titleIn } from '../record-title.ts';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';

/** A public record of another kind, chosen by its title. One that is gone stays chosen, and says so. */
export function ReferenceField({ field, name, value, onChange }: FieldProps<'reference'>) {
  const t = useTexts(fieldTexts);
  const { language } = useLanguage();
  const id = useId();
  const { data } = useQuery(referencesQuery(field.to));
  const records = (data?.records ?? []).toSorted((a, b) =>
    compareNames(language)(titleIn(language, a), titleIn(language, b)),
  );
  const given = String(value ?? '');
  const chosen = records.find((one) => one.id === given || one.title === given)?.id ?? given;
  const isKnown = chosen === '' || records.some((one) => one.id === chosen);
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{labelOf(language, name)}</label>
      </span>
      <select
        id={id}
        className="input"
        value={chosen}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('noReference')}</option>
        {isKnown ? null : (
          <option value={chosen}>{data ? t('gone', { value: chosen }) : '…'}</option>
        )}
        {records.map((one) => (
          <option key={one.id} value={one.id}>
            {titleIn(language, one)}
          </option>
        ))}
      </select>
    </div>
  );
}
