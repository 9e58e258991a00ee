import { useState } from 'react';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';
import './instant-field.css';

/** When a day is chosen before its time. */
const usualTime = '09:00';

/** A minute by the clock of Lisbon: its day and its time. */
export function InstantField({ name, value, note, onChange }: FieldProps<'instant'>) {
  const { language } = useLanguage();
  const t = useTexts(fieldTexts);
  /** What is no minute yet, such as a day whose time was taken out. */
  const [unfinished, setUnfinished] = useState<{ day: string; time: string } | null>(null);
  const saved = value ? readClock(String(value), companyZone) : { day: '', time: '' };
  const { day, time } = unfinished ?? saved;

  function change(next: { day: string; time: string }): void {
    const isWhole = next.day !== '' && next.time !== '';
    const isEmpty = next.day === '' && next.time === '';
    setUnfinished(isWhole || isEmpty ? null : next);
    onChange(isWhole ? zonedInstant(next.day, next.time, companyZone) : null);
  }
  return (
    <fieldset className="instant-field">
      <legend className="sr">{labelOf(language, name)}</legend>
      <DayField
        label={labelOf(language, name)}
        value={day}
        hint={note}
        onChange={(next) => change({ day: next, time: time || (next && usualTime) })}
      />
      <TimeField
        label={t('lisbonTime')}
        value={time}
        onChange={(next) => change({ day, time: next })}
      />
    </fieldset>
  );
}
