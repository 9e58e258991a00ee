import { type FormEvent, useEffect, useRef } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { Choice } from '../../book/components/booking-draft.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { ManagedBooking } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import type { RefusalMessage } from '../../slots/components/booking-refusal.ts';
import { DayAndTime, type WhenError } from '../../slots/components/day-and-time.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import { MoveConfirmation } from './move-confirmation.tsx';
import type { Change } from './send-change.ts';
import { useNewTime } from './use-new-time.ts';

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
  const { token, booking, takesFocus, error, onPick, onMissing, onMove } = props;
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
    <form
      className="book__panel"
      aria-label={t('moveForm')}
      noValidate
      ref={form}
      onSubmit={submit}
    >
      <DayAndTime
        availability={availability}
        rules={time.rules}
        zone={{ zone, isDetected: false, choose: time.chooseZone }}
        choice={choice}
        error={error?.kind === 'missing' && slot ? null : error}
        onDay={(date) => pick({ date })}
        onTime={(chosen) => pick({ time: chosen })}
      />
      <MoveConfirmation {...props} slot={slot} zone={zone} onPick={pick} />
    </form>
  );
}
