import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { type ColumnRole, columnRoles, type ListColumn, problemOfRoles } from '../list-columns.ts';
import type { Choices } from '../list-import-calls.ts';
import type { SubscriberImportDetail } from '../subscriber-imports.schema.ts';
import { longestStatement } from '../subscriber-imports.ts';
import { listImportTexts } from './list-import.texts.ts';
import './list-import.css';

type ColumnFieldProps = {
  column: ListColumn;
  number: number;
  role: ColumnRole;
  onChange: (role: ColumnRole) => void;
};

/** What one column holds, with the first words that stand in it. */
function ColumnField({ column, number, role, onChange }: ColumnFieldProps) {
  const t = useTexts(listImportTexts);
  const words = column.samples.filter((cell) => cell.trim() !== '').slice(0, 2);
  return (
    <SelectField
      label={
        column.header === '' ? t('column', { number }) : t('columnOf', { header: column.header })
      }
      hint={
        words.length === 0 ? t('empty') : t('example', { words: words.join(', ').slice(0, 80) })
      }
      value={role}
      onChange={(event) => onChange(event.currentTarget.value as ColumnRole)}
    >
      {columnRoles.map((one) => (
        <option key={one} value={one}>
          {t(`role_${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

type ListFormProps = {
  list: SubscriberImportDetail;
  busy: boolean;
  onBegin: (choices: Choices) => void;
  onForget: () => void;
};

/** Shows what the columns of a list hold, and asks what its rows do not say, before it is written. */
export function ListForm({ list, busy, onBegin, onForget }: ListFormProps) {
  const t = useTexts(listImportTexts);
  const [roles, setRoles] = useState<ColumnRole[]>(list.columns.map(({ role }) => role));
  const [language, setLanguage] = useState(list.language);
  const [statement, setStatement] = useState(list.statement);
  const [day, setDay] = useState(list.statementDay ?? '');
  const problem = problemOfRoles(roles);
  const choose = (at: number, role: ColumnRole) =>
    setRoles((all) => all.map((one, place) => (place === at ? role : one)));
  const count = list.total === 1 ? t('rows_one') : t('rows_many', { count: list.total });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const statementDay = day === '' ? null : day;
        if (problem === null) onBegin({ columns: roles, language, statement, statementDay });
      }}
    >
      <Panel title={t('columns')} count={count}>
        <PanelBody className="list-columns">
          {list.columns.map((column, at) => (
            <ColumnField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
              key={at}
              column={column}
              number={at + 1}
              role={roles[at] ?? ''}
              onChange={(role) => choose(at, role)}
            />
          ))}
        </PanelBody>
      </Panel>
      <Panel title={t('consent')}>
        <PanelBody className="stack">
          <p>{t('consentText')}</p>
          <TextareaField
            label={t('statement')}
            optional={t('optional')}
            hint={t('statementHint')}
            rows={2}
            maxLength={longestStatement}
            value={statement}
            onChange={(event) => setStatement(event.currentTarget.value)}
          />
          <TextField
            type="date"
            label={t('statementDay')}
            optional={t('optional')}
            hint={t('statementDayHint')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <SelectField
            label={t('language')}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value === 'pt' ? 'pt' : 'en')}
          >
            <option value="en">{t('lang_en')}</option>
            <option value="pt">{t('lang_pt')}</option>
          </SelectField>
          {problem === null ? null : (
            <p role="alert">{t(problem === 'no_address' ? 'noAddress' : 'roleTwice')}</p>
          )}
          <div className="row">
            <Button
              type="submit"
              busy={busy}
              busyLabel={t('beginning')}
              disabled={problem !== null}
            >
              {t('import', { count })}
            </Button>
            <Button variant="line" onClick={onForget}>
              {t('forget')}
            </Button>
          </div>
        </PanelBody>
      </Panel>
    </form>
  );
}
