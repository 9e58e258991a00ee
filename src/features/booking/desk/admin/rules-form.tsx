import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Choice, Menu } from '#ui/admin/menu/menu.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { meetingPlaces } from '../../booking.ts';
import { weekdays } from '../../booking-times.ts';
import type { StaffRules } from '../booking-rules.schema.ts';
import { saveRules } from '../staff-rules.queries.ts';
import { rulesFormTexts } from './rules-form.texts.ts';
import {
  type RulesValues,
  rulesOf,
  valuesOf,
  type WeekdayNumber,
  weekdayNumbers,
} from './rules-values.ts';
import { slotTimesTexts } from './slot-times.texts.ts';
import { SlotTimesField } from './slot-times-field.tsx';
import '#ui/admin/layout/save-bar.css';
import './options.css';
import './rules-form.css';

type RulesFormProps = { saved: StaffRules; canChange: boolean; onSaved: () => Promise<void> };

type Numbers =
  | 'slotMinutes'
  | 'noticeHours'
  | 'horizonDays'
  | 'bufferMinutes'
  | 'mostPerDay'
  | 'holdMinutes';
const numbers: Record<Numbers, 'noticeHint' | 'noLimit' | 'noHold' | null> = {
  slotMinutes: null,
  bufferMinutes: null,
  noticeHours: 'noticeHint',
  horizonDays: null,
  mostPerDay: 'noLimit',
  holdMinutes: 'noHold',
};

type CopyMenuProps = {
  name: string;
  others: readonly WeekdayNumber[];
  nameOf: (day: WeekdayNumber) => string;
  onCopy: (days: readonly WeekdayNumber[]) => void;
};

/** Gives the slots of one weekday to another, or to all of them. */
function CopyMenu({ name, others, nameOf, onCopy }: CopyMenuProps) {
  const t = useTexts(slotTimesTexts);
  if (others.length === 0) return null;
  return (
    <Menu label={t('copy')} title={t('copyOf', { day: name })} variant="text">
      <ul>
        {others.length > 1 ? <Choice onChoose={() => onCopy(others)}>{t('copyAll')}</Choice> : null}
        {others.map((day) => (
          <Choice key={day} onChoose={() => onCopy([day])}>
            <span className="weekday">{nameOf(day)}</span>
          </Choice>
        ))}
      </ul>
    </Menu>
  );
}

/** The rules that visitors' bookings are judged by, with hours of their own for single weekdays. */
export function RulesForm({ saved, canChange, onSaved }: RulesFormProps) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [values, setValues] = useState<RulesValues>(() => valuesOf(saved));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const placeId = useId();
  const slots = useTexts(slotTimesTexts);
  const days = weekdays(language);
  const nameOf = (day: WeekdayNumber) => days[Number(day) - 1]?.name ?? '';
  const lengths = {
    slotMinutes: Number(values.slotMinutes),
    bufferMinutes: Number(values.bufferMinutes),
  };

  function change(changes: Partial<RulesValues>): void {
    setErrors({});
    forget();
    setValues({ ...values, ...changes });
  }

  function setDay(changed: readonly WeekdayNumber[], times: string): void {
    const own = Object.fromEntries(changed.map((day) => [day, times]));
    change({ weekdaySlots: { ...values.weekdaySlots, ...own } });
  }

  async function save(): Promise<StaffRules> {
    try {
      return await saveRules(rulesOf(values), language);
    } catch (error) {
      const read = failureOf(error);
      if (read.kind === 'invalid')
        setErrors(Object.fromEntries(read.errors.map(({ field, message }) => [field, message])));
      throw error;
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(save, async (rules) => {
      setValues(valuesOf(rules));
      showToast({ title: t('saved') });
      await onSaved();
    });
  }

  return (
    <Panel title={t('rules')} foot={canChange ? undefined : t('ownerOnly')}>
      <form className="pan__b saves" onSubmit={submit} noValidate>
        <fieldset className="field opts" disabled={!canChange}>
          <legend className="lbl">{t('weekdays')}</legend>
          <div className="chipset">
            {weekdayNumbers.map((day, place) => (
              <label key={day} className="opt-row">
                <input
                  className="cb"
                  type="checkbox"
                  checked={values.weekdays.includes(day)}
                  onChange={({ target: { checked } }) =>
                    change({
                      weekdays: weekdayNumbers.filter((one) =>
                        one === day ? checked : values.weekdays.includes(one),
                      ),
                    })
                  }
                />
                <span className="weekday">{days[place]?.name}</span>
              </label>
            ))}
          </div>
          {errors.weekdays ? <span className="err">{errors.weekdays}</span> : null}
        </fieldset>
        <SlotTimesField
          label={t('slotTimes')}
          name={t('slotTimes')}
          hint={t('slotsHint')}
          value={values.slotTimes}
          error={errors.slotTimes}
          rules={lengths}
          canChange={canChange}
          onChange={(slotTimes) => change({ slotTimes })}
        />
        <fieldset className="opts" disabled={!canChange}>
          <legend className="lbl">{t('own')}</legend>
          <p className="quiet">{t('ownHint')}</p>
          <div className="own-slots">
            {weekdayNumbers
              .filter((day) => values.weekdays.includes(day))
              .map((day) => (
                <SlotTimesField
                  key={day}
                  label={<span className="weekday">{nameOf(day)}</span>}
                  name={nameOf(day)}
                  empty={slots('likeAll')}
                  value={values.weekdaySlots[day]}
                  rules={lengths}
                  canChange={canChange}
                  onChange={(times) => setDay([day], times)}
                >
                  {values.weekdaySlots[day] ? (
                    <CopyMenu
                      name={nameOf(day)}
                      others={values.weekdays.filter((other) => other !== day)}
                      nameOf={nameOf}
                      onCopy={(others) => setDay(others, values.weekdaySlots[day])}
                    />
                  ) : null}
                </SlotTimesField>
              ))}
          </div>
          {errors.weekdaySlots ? (
            <span className="err" role="alert">
              {errors.weekdaySlots}
            </span>
          ) : null}
        </fieldset>
        <div className="pair">
          {(Object.keys(numbers) as Numbers[]).map((name) => (
            <TextField
              key={name}
              inputMode="numeric"
              label={t(name)}
              hint={numbers[name] ? t(numbers[name]) : undefined}
              value={values[name]}
              error={errors[name]}
              readOnly={!canChange}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
          <div className="field">
            <span className="lbl">
              <label htmlFor={placeId}>{t('place')}</label>
            </span>
            <select
              id={placeId}
              className="input"
              value={values.place}
              disabled={!canChange}
              onChange={(event) => change({ place: event.target.value as RulesValues['place'] })}
            >
              {meetingPlaces.map((place) => (
                <option key={place} value={place}>
                  {t(`place_${place}`)}
                </option>
              ))}
            </select>
          </div>
          <TextField
            type="url"
            label={t('videoLink')}
            hint={t('noVideoLink')}
            value={values.videoLink}
            error={errors.videoLink}
            readOnly={!canChange}
            onChange={(event) => change({ videoLink: event.target.value })}
          />
        </div>
        <label className="opt-row">
          <input
            className="cb"
            type="checkbox"
            checked={values.companyOptional}
            disabled={!canChange}
            onChange={({ target }) => change({ companyOptional: target.checked })}
          />
          <span>
            {t('companyOptional')} <small className="quiet">{t('companyOptionalHint')}</small>
          </span>
        </label>
        <FailureNote failure={failure} />
        {canChange ? (
          <div className="row save-bar">
            <Button type="submit" busy={busy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
