import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { rowsOf } from '../content-rows.ts';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { RowFieldset } from './row-fieldset.tsx';
import { rowsTexts } from './rows.texts.ts';
import { changeRow, emptyRow, moveRow, removeRow } from './rows.ts';
import './rows-field.css';

/** A short list of rows: each is added, moved and removed by buttons that say which row it is. */
export function RowsField({ field, name, value, noteAt, onChange }: FieldProps<'rows'>) {
  const t = useTexts(rowsTexts);
  const { language } = useLanguage();
  const [told, setTold] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const rows = rowsOf(value);
  const label = labelOf(language, name);
  const one = labelOf(language, `${name}_one`);
  const titleOf = (index: number) => `${one} ${index + 1}`;

  function move(index: number, by: -1 | 1): void {
    const place = index + by;
    if (place < 0 || place >= rows.length) return;
    onChange(moveRow(rows, index, by));
    setTold(t('moved', { row: titleOf(place), count: rows.length }));
  }

  function remove(index: number): void {
    onChange(removeRow(rows, index));
    add.current?.focus();
  }

  return (
    <Panel title={label} count={rows.length}>
      <PanelBody className="rows-field">
        {rows.length === 0 ? <p>{t('noRows')}</p> : null}
        {rows.map((row, index) => (
          <RowFieldset
            key={String(row.id)}
            fields={field.of}
            row={row}
            title={titleOf(index)}
            place={`${name}.${index}`}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            noteOf={(inner) => noteAt?.(`${name}.${index}.${inner}`)}
            onChange={(change) => onChange(changeRow(rows, index, change))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          ref={add}
          variant="soft"
          disabled={rows.length >= field.most}
          onClick={() => onChange([...rows, emptyRow(field.of, crypto.randomUUID())])}
        >
          {t('add', { row: one })}
        </Button>
        <span className="sr" role="status">
          {told}
        </span>
      </PanelBody>
    </Panel>
  );
}
