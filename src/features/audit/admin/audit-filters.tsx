import { useId } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { auditActionText, auditActionTexts } from '../audit.texts.ts';
import { auditLogTexts } from './audit-log.texts.ts';
import { filtersOf, withFilter } from './audit-search.ts';
import '#ui/form/field.css';
import './audit-log.css';

export type Actor = { id: string; name: string };

type SelectProps = {
  label: string;
  all: string;
  value: string;
  options: readonly Actor[];
  onChange: (value: string) => void;
};

function Select({ label, all, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{label}</label>
      </span>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type AuditFiltersProps = {
  search: string;
  actors: readonly Actor[];
  onChange: (search: string) => void;
};

/** Which part of the log is shown. */
export function AuditFilters({ search, actors, onChange }: AuditFiltersProps) {
  const t = useTexts(auditLogTexts);
  const { language } = useLanguage();
  const { actor = '', action = '', subjectId } = filtersOf(search);
  const actions = Object.keys(auditActionTexts.en).map((id) => ({
    id,
    name: auditActionText(language, id),
  }));
  return (
    <div className="audit__filters">
      <Select
        label={t('who')}
        all={t('everyone')}
        value={actor}
        options={actors}
        onChange={(value) => onChange(withFilter(search, 'actor', value))}
      />
      <Select
        label={t('what')}
        all={t('everything')}
        value={action}
        options={actions}
        onChange={(value) => onChange(withFilter(search, 'action', value))}
      />
      {subjectId ? (
        <div className="row">
          <span>{t('aboutOne')}</span>
          <Button variant="text" onClick={() => onChange(withFilter(search, 'subjectId', ''))}>
            {t('aboutAll')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
