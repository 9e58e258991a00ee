import { useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconChevronRight } from '#ui/icons/icons.tsx';
import { type ContentRow, type RowField, twinName } from '../content.ts';
import { isEmptyRow } from '../content-rows.ts';
import { RowInput } from './row-input.tsx';
import { rowsTexts } from './rows.texts.ts';

type RowFieldsetProps = {
  fields: readonly RowField[];
  row: ContentRow;
  title: string;
  /** Of the row in the form: `<field>.<index>`. */
  place: string;
  isFirst: boolean;
  isLast: boolean;
  noteOf: (name: string) => string | undefined;
  onChange: (change: ContentRow) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const languages: readonly Language[] = ['en', 'pt'];

/** Returns the first text of a row, in a language or else in English. */
function firstText(fields: readonly RowField[], row: ContentRow, language: Language): string {
  const [first] = fields.filter(({ twin }) => twin);
  if (first === undefined) return '';
  const text = language === 'pt' ? row[twinName(first.name)] : '';
  return String(text || row[first.name] || '');
}

/**
 * One row, folded to its first text: its texts in both languages, what has no language, and what is
 * done with the row.
 */
export function RowFieldset(props: RowFieldsetProps) {
  const { fields, row, title, place, isFirst, isLast, noteOf, onChange, onMove, onRemove } = props;
  const t = useTexts(rowsTexts);
  const { language } = useLanguage();
  const [startsOpen] = useState(() => isEmptyRow(row));
  const names = fields.flatMap(({ name, twin }) => (twin ? [name, twinName(name)] : [name]));
  const note = names.map(noteOf).find(Boolean);
  const rest = <span className="sr">{title}</span>;

  function inputOf(field: RowField, written?: Language) {
    const name = written === 'pt' ? twinName(field.name) : field.name;
    return (
      <div key={name} data-field={`${place}.${name}`}>
        <RowInput
          field={field}
          name={name}
          value={row[name] ?? ''}
          {...(written && { written })}
          note={noteOf(name)}
          onChange={(value) => onChange({ [name]: value as string | boolean })}
        />
      </div>
    );
  }

  return (
    <fieldset className="content-row">
      <legend className="sr">{title}</legend>
      <details open={startsOpen}>
        <summary>
          <IconChevronRight />
          <b>{title}</b>
          <span>{firstText(fields, row, language)}</span>
          {note ? <small>{note}</small> : null}
        </summary>
        <div className="content-row__languages">
          {languages.map((written) => (
            <fieldset key={written}>
              <legend>{t(written === 'en' ? 'english' : 'portuguese')}</legend>
              {fields.filter(({ twin }) => twin).map((field) => inputOf(field, written))}
            </fieldset>
          ))}
        </div>
        <div className="content-row__others">
          {fields.filter(({ twin }) => !twin).map((field) => inputOf(field))}
        </div>
        <div className="row">
          <Button variant="text" aria-disabled={isFirst} onClick={() => onMove(-1)}>
            {t('up')}
            {rest}
          </Button>
          <Button variant="text" aria-disabled={isLast} onClick={() => onMove(1)}>
            {t('down')}
            {rest}
          </Button>
          <Button variant="text" onClick={onRemove}>
            {t('remove')}
            {rest}
          </Button>
        </div>
      </details>
    </fieldset>
  );
}
