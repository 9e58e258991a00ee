import { type FormEvent, useEffect, useRef, useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { DayAndTime, type WhenError } from '../../availability/components/day-and-time.tsx';
import { stillOpen } from '../../availability/components/still-open.ts';
import { useAvailability } from '../../availability/components/use-availability.ts';
import { slotStart } from '../../availability/slot-times.ts';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { Choice } from '../../book/components/booking-draft.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { ManagedBooking } from '../../booking.ts';
import { formatShortDay } from '../../components/format-day.ts';
import type { Refusal } from '../../components/refusal-of.ts';
import { useRules } from '../../rules/use-rules.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { ChangeNotice, type ChangeRefusal } from './change-notice.tsx';
import { MoveComparison } from './move-comparison.tsx';
import { keepInMoveDraft, type MoveDraft, readMoveDraft } from './move-draft.ts';
import type { Change } from './send-change.ts';

type MoveBookingProps = {
  token: string;
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  /** Takes the focus when it appears. */
  takesFocus: boolean;
  /** Answers why the booking was not moved; null where nothing is left to say here. */
  onMove: (change: Change) => Promise<Refusal | null>;
  onKeep: () => void;
};

/** Another time for a booking: the calendar, then the old and the new time side by side. */
export function MoveBooking(props: MoveBookingProps) {
  const { token, booking, contact, busy, takesFocus, onMove, onKeep } = props;
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(manageBookingTexts);
  const shared = useTexts(bookingScreenTexts);
  const rules = useRules();
  const availability = useAvailability(useMinute(), { token, startsAt: booking.startsAt });
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readMoveDraft(token));
  const [whenError, setWhenError] = useState<WhenError | null>(null);
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null);

  const ownDay = readClock(booking.startsAt, companyZone).day;
  const picked = { ...draft.choice, date: draft.choice.date ?? ownDay };
  const choice = stillOpen(picked, availability);
  const { date, time } = choice;
  const zone = draft.zone ?? booking.timeZone;
  const error = whenError?.kind === 'missing' && date && time ? null : whenError;
  const startsAt = date && time ? slotStart(date, time) : null;

  function focusOn(selector: string) {
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('.cal [tabindex="0"]')?.focus();
  }, [takesFocus]);

  function keep(part: Partial<MoveDraft>) {
    keepInMoveDraft(token, part);
    setDraft(readMoveDraft(token));
  }

  function pick(part: Partial<Choice>) {
    keep({ choice: { ...choice, ...part } });
    setRefusal(null);
    if (whenError?.kind === 'refused') setWhenError(null);
  }

  function askForSlot() {
    setWhenError({ kind: 'missing' });
    const title = bookingErrorText(language, 'date', 'required');
    showToast({ title, description: shared('missingMore'), variant: 'destructive' });
    focusOn(date ? '.slot:enabled' : '.cal [tabindex="0"]');
  }

  function tell(refused: Refusal) {
    if (refused.kind === 'already_booked') return;
    if (refused.kind !== 'invalid') return setRefusal(refused);
    setWhenError({ kind: 'refused', message: refused.errors[0]?.message ?? t('moveFailed') });
    availability?.retry();
    focusOn('.cal [tabindex="0"]');
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!date || !time || !startsAt) return askForSlot();
    const slot = { date, time, timeZone: zone, locale: language };
    const refused = await onMove({ action: 'move', slot, startsAt });
    if (!refused) return;
    setRefusal(null);
    setWhenError(null);
    if (refused.kind === 'slot_taken') availability?.markTaken(date, time);
    tell(refused);
  }

  const endsAt = startsAt && Date.parse(startsAt) + rules.slotMinutes * 60_000;
  return (
    <form
      className="grout book__panel"
      aria-label={t('moveForm')}
      noValidate
      ref={form}
      onSubmit={submit}
    >
      <section>
        <DayAndTime
          availability={availability}
          rules={rules}
          zone={{ zone, isDetected: false, choose: (other) => keep({ zone: other }) }}
          choice={choice}
          error={error}
          onDay={(day) => pick({ date: day })}
          onTime={(chosen) => pick({ time: chosen })}
        />
      </section>
      <section>
        <h2>{t('change')}</h2>
        <div className="managed__form">
          <MoveComparison
            from={booking}
            to={startsAt && endsAt ? { startsAt, endsAt: new Date(endsAt).toISOString() } : null}
            zone={zone}
          />
          {refusal ? (
            <ChangeNotice
              title={t('moveFailed')}
              refusal={refusal}
              contact={contact}
              onChoose={(slot) => pick({ date: slot.date, time: slot.time })}
            />
          ) : null}
          <div className="managed__ways">
            <Button type="submit" busy={busy} busyLabel={t('moving')}>
              {date && time
                ? t('moveTo', { day: formatShortDay(date, language), time })
                : t('moveNowhere')}
            </Button>
            <Button variant="line" disabled={busy} onClick={onKeep}>
              {t('keep')}
            </Button>
          </div>
        </div>
      </section>
    </form>
  );
}
