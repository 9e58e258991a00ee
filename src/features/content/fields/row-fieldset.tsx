import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ContentRow, RowField } from '../content.ts';
import { twinName } from '../content.ts';
import { RowInput } from './row-input.tsx';
import { rowsTexts } from './rows.texts.ts';

type RowFieldsetProps = {
  fields: readonly RowField[];
  row: ContentRow;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  noteOf: (name: string) => string | undefined;
  onChange: (change: ContentRow) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const languages: readonly Language[] = ['en', 'pt'];

/** One row: its texts in both languages, what has no language, and what is done with the row. */
export function RowFieldset(props: RowFieldsetProps) {
  const { fields, row, title, isFirst, isLast, noteOf, onChange, onMove, onRemove } = props;
  const t = useTexts(rowsTexts);
  const rest = <span className="sr">{title}</span>;

  function inputOf(field: RowField, written?: Language) {
    const name = written === 'pt' ? twinName(field.name) : field.name;
    return (
      <RowInput
        key={name}
        field={field}
        name={name}
        value={row[name] ?? ''}
        {...(written && { written })}
        note={noteOf(name)}
        onChange={(value) => onChange({ [name]: value as string | boolean })}
      />
    );
  }

  return (
    <fieldset className="content-row">
      <legend>{title}</legend>
      <div className="content-row__languages">
        {languages.map((language) => (
          <fieldset key={language}>
            <legend>{t(language === 'en' ? 'english' : 'portuguese')}</legend>
            {fields.filter(({ twin }) => twin).map((field) => inputOf(field, language))}
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
    </fieldset>
  );
}
