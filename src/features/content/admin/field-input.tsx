import { useId, useState } from 'react';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import type { ContentValues, Field } from '../content.ts';
import { labelOf } from './field-labels.texts.ts';
import { fromLisbonMinute, toLisbonMinute } from './lisbon-minute.ts';
import { fromCents, toCents } from './money-input.ts';

type Value = ContentValues[string];

export type FieldInputProps = {
  field: Field;
  /** The field's name, or that of its twin. */
  name: string;
  value: Value;
  /** The language of the text that is written; that of the screen if there is none. */
  written?: Language;
  /** What is wrong with it: it is missing, or older than its English. */
  note?: string | undefined;
  onChange: (value: Value) => void;
};

function MoneyField({ name, value, note, onChange }: FieldInputProps) {
  const { language } = useLanguage();
  const [text, setText] = useState(fromCents(value as number | null));
  return (
    <TextField
      label={labelOf(language, name)}
      inputMode="decimal"
      value={text}
      hint={note}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toCents(target.value));
      }}
    />
  );
}

type ChoiceFieldProps = FieldInputProps & { options: readonly string[] };

function ChoiceField({ name, options, value, onChange }: ChoiceFieldProps) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className="field">
      <span className="lbl">
        <label htmlFor={id}>{labelOf(language, name)}</label>
      </span>
      <select
        id={id}
        className="input"
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(language, option)}
          </option>
        ))}
      </select>
    </div>
  );
}

function FlagField({ name, value, onChange }: FieldInputProps) {
  const { language } = useLanguage();
  return (
    <label className="content-flag">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {labelOf(language, name)}
    </label>
  );
}

/** The control of a field of any type. */
export function FieldInput(props: FieldInputProps) {
  const { field, name, value, written, note, onChange } = props;
  const { language } = useLanguage();
  const label = labelOf(language, name);
  const lang = written && htmlLangOf[written];
  switch (field.type) {
    case 'flag':
      return <FlagField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'choice':
      return <ChoiceField {...props} options={field.options} />;
    case 'text':
      return (
        <TextareaField
          label={label}
          lang={lang}
          rows={field.most > 5_000 ? 14 : 4}
          maxLength={field.most}
          value={String(value ?? '')}
          hint={note}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'list':
      return (
        <TextareaField
          label={label}
          lang={lang}
          rows={5}
          value={(value as string[]).join('\n')}
          hint={note}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          type="number"
          min={field.from}
          max={field.to}
          value={Number(value)}
          onChange={({ target }) => onChange(Math.round(Number(target.value)))}
        />
      );
    case 'instant':
      return (
        <TextField
          label={label}
          type="datetime-local"
          value={toLisbonMinute(value as string | null)}
          hint={note}
          onChange={({ target }) => onChange(fromLisbonMinute(target.value))}
        />
      );
    default:
      return (
        <TextField
          label={label}
          lang={lang}
          maxLength={field.most}
          value={String(value ?? '')}
          hint={note}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
