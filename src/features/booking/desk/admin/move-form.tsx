import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { StaffBookingDetail } from '../staff-booking.schema.ts';
import { type Changed, moveForClient } from '../staff-booking-calls.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { clientClock, formatNarrowDay } from './booking-when.ts';
import { ClientWord } from './client-word.tsx';
import { useRefusedSlot } from './refused-slot.ts';
import { SlotChoice, type SlotValue } from './slot-choice.tsx';
import { useStaffDraft } from './use-staff-draft.ts';
import './options.css';

export type BookingChanged = (
  changed: Extract<Changed, { booking: object } | { present: object }>,
) => void;

const keyOf = ({ date, time }: SlotValue) => `${date} ${time}`;

type MoveFormProps = { booking: StaffBookingDetail; firstName: string; onChanged: BookingChanged };

/** Moves a booking to one of the nearest free slots or to another time, and mails the client. */
export function MoveForm({ booking, firstName, onChanged }: MoveFormProps) {
  const t = useTexts(bookingPanelTexts);
  const { language } = useLanguage();
  const { busy, failure, run, forget } = useStaffAction();
  const { refused, read, clear } = useRefusedSlot();
  const [slot, setSlot] = useState<SlotValue>(booking.nearest[0] ?? booking);
  const [isOther, setIsOther] = useState(booking.nearest.length === 0);
  const draft = useStaffDraft(`move:${booking.id}`, { word: '' });
  const { word } = draft.values;

  function choose(next: SlotValue): void {
    clear();
    forget();
    setSlot(next);
  }

  function send(override: boolean): void {
    const { date, time } = slot;
    void run(
      () => moveForClient(booking, { date, time, word, override }),
      (outcome) => {
        const changed = read(outcome);
        if (changed?.kind === 'done') draft.forget();
        if (changed) onChanged(changed);
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(false);
  }

  const isMailed = booking.email !== '';
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <fieldset className="opts">
        <legend className="sr">{t('newTime')}</legend>
        {booking.nearest.map((free) => {
          const there = clientClock(free.startsAt, booking.timeZone, language);
          return (
            <label key={free.startsAt} className="opt-row">
              <input
                className="cb cb--r"
                type="radio"
                name="slot"
                checked={!isOther && keyOf(free) === keyOf(slot)}
                onChange={() => {
                  setIsOther(false);
                  choose(free);
                }}
              />
              <span>
                {formatNarrowDay(free.date, language)}, {free.time}
              </span>
              {there ? (
                <small className="push">
                  {there.time} {there.city}
                </small>
              ) : null}
            </label>
          );
        })}
        <label className="opt-row">
          <input
            className="cb cb--r"
            type="radio"
            name="slot"
            checked={isOther}
            onChange={() => setIsOther(true)}
          />
          {t('anotherDay')}
        </label>
      </fieldset>
      {isOther ? <SlotChoice {...slot} timeZone={booking.timeZone} onChange={choose} /> : null}
      {isMailed ? (
        <ClientWord
          label={t('word', { name: firstName })}
          optional={t('optional')}
          value={word}
          onChange={(next) => draft.change({ word: next })}
        />
      ) : null}
      {refused ? (
        <Note
          tone="warn"
          title={refused.sentence}
          isAlert
          action={
            refused.canOverride ? (
              <Button variant="soft" busy={busy} onClick={() => send(true)}>
                {t('breaksMove')}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <FailureNote failure={failure} />
      <Button type="submit" variant="line" busy={busy} busyLabel={t('moving')}>
        {t(isMailed ? 'move' : 'moveSilently', { name: firstName })}
      </Button>
      <p className="quiet">{t(isMailed ? 'moveHint' : 'noMail', { name: firstName })}</p>
    </form>
  );
}
