import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '#core/calendar-day.ts';
import { monthOf, openingMonth } from '#core/calendar-month.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { answerId, PageForm, pressedValue, usePostedForm } from '#ui/form/posted-form.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import type { Choice } from '../../book/components/booking-draft.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { FreeSlot, ManagedBooking, SlotTime } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import type { TimeRange } from '../../booking-times.ts';
import { formatShortDay } from '../../booking-times.ts';
import { slotEnd, slotStart } from '../../rules/availability.ts';
import { DayAndTime, type WhenError } from '../../slots/components/day-and-time.tsx';
import { RefusalBox, type RefusalMessage } from '../../slots/components/refusal-box.tsx';
import {
  type Availability,
  stillOpen,
  useAvailability,
  useRules,
} from '../../slots/components/use-availability.ts';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { BothClocks } from './both-clocks.tsx';
import type { ChangeOutcome } from './change-outcome.ts';
import type { Change } from './use-change.ts';
import { type MoveDraft, readMoveDraft, updateMoveDraft } from './use-change.ts';
import './move-booking.css';

/**
 * Returns the day that a move begins with: the booking's own, unless the calendar would open on a month
 * that is all but over because of it.
 */
function dayToBegin(ownDay: Day, availability: Availability | null): Day | null {
  if (!availability) return ownDay;
  const { today, lastDay, closureOf } = availability;
  const opening = openingMonth(today, lastDay, (day) => closureOf(day) === null);
  return monthOf(ownDay) < opening ? null : ownDay;
}

/** The new time of a booking as far as it is chosen, and the slots to choose from. */
function useNewTime(token: string, booking: ManagedBooking) {
  const offered = useRules();
  // A meeting of an order stays as long as it was sold.
  const slotMinutes = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000;
  const rules = booking.isMeeting ? { ...offered, slotMinutes } : offered;
  const availability = useAvailability(useMinute(), { token, startsAt: booking.startsAt });
  const [draft, setDraft] = useState(() => readMoveDraft(token));
  const ownDay = readClock(booking.startsAt, companyZone).day;
  const picked = {
    ...draft.choice,
    date: draft.choice.date ?? dayToBegin(ownDay, availability),
  };
  const choice = stillOpen(picked, availability);
  const { date, time } = choice;

  function update(part: Partial<MoveDraft>) {
    updateMoveDraft(token, part);
    setDraft(readMoveDraft(token));
  }

  function slotOn(date: Day, time: SlotTime) {
    const startsAt = slotStart(date, time);
    return { date, time, startsAt, endsAt: slotEnd(startsAt, rules) };
  }

  return {
    rules,
    availability,
    choice,
    /** The chosen slot with its instants in UTC; null until day and time are chosen. */
    slot: date && time ? slotOn(date, time) : null,
    zone: draft.zone ?? booking.timeZone,
    pick: (part: Partial<Choice>) => update({ choice: { ...choice, ...part } }),
    chooseZone: (zone: string) => update({ zone }),
  };
}

type MoveComparisonProps = { from: TimeRange; to: TimeRange | null; zone: string };

/** The current and the new time side by side, each on both clocks; without scripts the current alone. */
function MoveComparison({ from, to, zone }: MoveComparisonProps) {
  const t = useTexts(managedBookingTexts);
  const isPosted = usePostedForm() !== null;
  return (
    <dl className="change">
      <div>
        <dt>{t('from')}</dt>
        <dd>
          <BothClocks span={from} zone={zone} />
        </dd>
      </div>
      {isPosted ? null : (
        <>
          <IconArrowRight />
          <div className={to ? 'change__new' : undefined}>
            <dt>{t('to')}</dt>
            <dd>{to ? <BothClocks span={to} zone={zone} /> : t('toEmpty')}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

type MoveConfirmationProps = {
  booking: ManagedBooking;
  /** The new time; null until it is chosen. */
  slot: (FreeSlot & { endsAt: string }) | null;
  zone: string;
  contact: Contact | null;
  busy: boolean;
  refusal: RefusalMessage | null;
  /** Counts the submissions, so that each refusal takes the focus. */
  attempts: number;
  onPick: (choice: Choice) => void;
};

/** The old and the new time side by side, and the buttons that move the booking or leave it. */
function MoveConfirmation(props: MoveConfirmationProps) {
  const { booking, slot, zone, contact, busy, refusal, attempts, onPick } = props;
  const { language } = useLanguage();
  const t = useTexts(managedBookingTexts);
  return (
    <section className="step">
      <h2>{t('change')}</h2>
      <div className="managed__form">
        <MoveComparison from={booking} to={slot} zone={zone} />
        {refusal ? (
          <RefusalBox
            key={attempts}
            message={refusal}
            contact={contact}
            onChoose={({ date, time }) => onPick({ date, time })}
          />
        ) : null}
        <div className="managed__ways">
          <Button type="submit" name="step" value="move" busy={busy} busyLabel={t('moving')}>
            <span>
              <Unbroken>
                {slot
                  ? t('moveTo', { day: formatShortDay(slot.date, language), time: slot.time })
                  : t('moveNowhere')}
              </Unbroken>
            </span>
          </Button>
          <Button type="submit" variant="line" name="step" value="open" disabled={busy}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </section>
  );
}

type MoveBookingProps = {
  token: string;
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  error: WhenError | null;
  refusal: RefusalMessage | null;
  attempts: number;
  onPick: () => void;
  onMissing: () => void;
  onMove: (change: Change) => Promise<ChangeOutcome | null>;
  onKeep: () => void;
};

const calendarDay = '.cal [tabindex="0"]';

/** The form to move a booking: the calendar, then the old and the new time side by side. */
export function MoveBooking(props: MoveBookingProps) {
  const { token, booking, takesFocus, error, onPick, onMissing, onMove, onKeep } = props;
  const posted = usePostedForm();
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(managedBookingTexts);
  const shared = useTexts(bookingScreenTexts);
  const { slot, zone, choice, availability, ...time } = useNewTime(token, booking);
  const form = useRef<HTMLFormElement>(null);

  function focusOn(selector: string) {
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(calendarDay)?.focus();
  }, [takesFocus]);

  function pick(part: Partial<Choice>) {
    time.pick(part);
    onPick();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pressedValue(event) === 'open') return onKeep();
    if (!slot) {
      onMissing();
      const title = bookingErrorText(language, 'date', 'required');
      showToast({ title, description: shared('missingMore'), variant: 'destructive' });
      return focusOn(choice.date ? '.slot:enabled' : calendarDay);
    }
    const { date, time: at, startsAt } = slot;
    const request = { date, time: at, timeZone: zone, locale: language };
    const outcome = await onMove({ action: 'move', slot: request, startsAt });
    if (outcome?.kind === 'refused' && outcome.isSlotTaken) availability?.markTaken(date, at);
    if (outcome?.kind !== 'timeClosed') return;
    availability?.retry();
    focusOn(calendarDay);
  }

  return (
    <PageForm
      className="book__panel"
      aria-label={t('moveForm')}
      id={posted?.head === null ? answerId : undefined}
      tabIndex={posted ? -1 : undefined}
      ref={form}
      onSubmit={submit}
    >
      {posted?.part ?? (
        <DayAndTime
          availability={availability}
          rules={time.rules}
          zone={{ zone, isDetected: false, choose: time.chooseZone }}
          choice={choice}
          error={error?.kind === 'missing' && slot ? null : error}
          onDay={(date) => pick({ date })}
          onTime={(chosen) => pick({ time: chosen })}
        />
      )}
      <MoveConfirmation {...props} slot={slot} zone={zone} onPick={pick} />
    </PageForm>
  );
}
