import {
  type FormEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Day } from '#core/calendar-day.ts';
import type { FieldError } from '#core/problem.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { type PostedForm, usePostedForm } from '#ui/form/posted-form.tsx';
import { usePostForm } from '#ui/form/use-post-form.ts';
import { type BookingFormInput, bookingFormFor } from '../../booking.input.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { BookedSlot, SlotTime } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatMoment } from '../../booking-times.ts';
import type { WhenError } from '../../slots/components/day-and-time.tsx';
import { type PlainRefusal, readSlotTaken } from '../../slots/components/refusal-box.tsx';
import { stillOpen, useAvailability, useRules } from '../../slots/components/use-availability.ts';
import { detectedZone } from '../../slots/components/visitor-clock.ts';
import {
  type Booked,
  type Choice,
  fieldDraft,
  noCall,
  noChoice,
  readCall,
  readCallDraft,
  readDraft,
  updateDraft,
} from './booking-draft.ts';
import { refusedBookingMessage, sendBooking } from './send-booking.ts';

export type VisitorZone = { zone: string; isDetected: boolean; choose: (zone: string) => void };

function subscribeToNothing() {
  return () => {};
}

let found: string | null = null;

/** React reads it several times for each render, and Intl needs a millisecond for each answer. */
function visitorZone(): string {
  found ??= detectedZone();
  return found;
}

/** Returns the visitor's time zone, detected or chosen; null before hydration. */
function useVisitorZone(): VisitorZone | null {
  // Deferred with the calendar, so that both are rendered together and in slices.
  const detected = useDeferredValue(
    useSyncExternalStore(subscribeToNothing, visitorZone, () => null),
  );
  const [chosen, setChosen] = useState(() => readDraft().zone);
  if (detected === null) return null;
  return {
    zone: chosen ?? detected,
    isDetected: chosen === null || chosen === detected,
    choose(zone) {
      updateDraft({ zone });
      setChosen(zone);
    },
  };
}

/** The day whose times a form without scripts shows; which of them is chosen, the browser knows alone. */
function choiceOf({ values: { shownDay } }: PostedForm): Choice {
  return { date: shownDay || null, time: null };
}

const empty: BookingFormInput = { name: '', email: '', company: '', phone: '' };

type Typed = { name: string; aboutText: string };
type SentSlot = { date: Day; time: SlotTime; timeZone: string };

/**
 * State of booking a consultation: the chosen slot, the four fields, and the outcome of the last press:
 * `booked`, a `refusal` message, or an error at the calendar or a field.
 */
export function useBooking() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const posted = usePostedForm();
  const zone = useVisitorZone();
  const availability = useAvailability(useMinute());
  const { submit, ...form } = usePostForm({
    schema: bookingFormFor(useRules()),
    empty,
    draft: fieldDraft,
    send: sendBooking,
  });
  const element = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<Choice>(() => readDraft().choice);
  const [broughtAlong] = useState(picked);
  const [call, setCall] = useState(() => readCallDraft(posted));
  const [whenError, setWhenError] = useState<WhenError | null>(null);
  const [refusal, setRefusal] = useState<PlainRefusal | null>(null);
  const [booked, setBooked] = useState<Booked | null>(() => readDraft().booked);
  const [hasJustBooked, setJustBooked] = useState(false);
  // A picked slot counts only while it is open: a response or the clock may close it.
  const choice = posted ? choiceOf(posted) : stillOpen(picked, availability);

  // What was chosen before, on another page or by a link, may have been taken since.
  const isGone =
    picked.date !== null &&
    picked.time !== null &&
    availability?.isLoading === false &&
    (choice.date === null || choice.time === null);
  const gone = isGone && refusal === null ? t('goneSlot') : null;
  useEffect(() => {
    if (gone === null) return;
    showToast({ title: t('takenTitle'), description: t('takenToast'), variant: 'destructive' });
    element.current?.querySelector('.cal')?.scrollIntoView({ block: 'start' });
  }, [gone, showToast, t]);

  function pick(part: Partial<Choice>) {
    const next = { ...choice, ...part };
    updateDraft({ choice: next });
    setPicked(next);
    if (whenError?.kind === 'refused') setWhenError(null);
    if (refusal && readSlotTaken(refusal)) setRefusal(null);
  }

  function focusOn(selector: string) {
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** The calendar or the slots come to the top, clear of the toast at the foot that asks for them. */
  function focusOnMissing() {
    const part = choice.date ? '.slots' : '.cal';
    const wanted = element.current?.querySelector<HTMLElement>(
      `${part} ${choice.date ? '.slot:enabled' : '[tabindex="0"]'}`,
    );
    wanted?.focus({ preventScroll: true });
    wanted?.closest(part)?.scrollIntoView({ block: 'start' });
  }

  function requireSlot() {
    setWhenError({ kind: 'missing' });
    const title = bookingErrorText(language, 'date', 'required');
    showToast({ title, description: t('missingMore'), variant: 'destructive' });
    focusOnMissing();
  }

  function saveCall() {
    if (!element.current) return;
    const next = readCall(element.current);
    updateDraft({ call: next });
    setCall(next);
  }

  function showBooked(booking: BookedSlot, slot: SentSlot, typed: Typed) {
    const [name = ''] = typed.name.trim().split(/\s+/);
    const aboutText = typed.aboutText.trim();
    const next = { booking, zone: slot.timeZone, name, aboutText };
    const title = t(booking.heldUntil === undefined ? 'bookedToast' : 'heldToast');
    const when = capitalize(formatMoment(booking.startsAt, slot.timeZone, language));
    keepAnswer({ title, text: `${when}. ${t('reference')}: ${booking.reference}` });
    showToast({ title });
    updateDraft({ booked: next, choice: noChoice, call: noCall });
    setCall(noCall);
    setBooked(next);
    setJustBooked(true);
    setPicked(noChoice);
  }

  function showInvalid(errors: FieldError[], [other]: FieldError[]) {
    const description = errors[0]?.message;
    showToast({ title: t('invalidTitle'), description, variant: 'destructive' });
    if (!other) return;
    setWhenError({ kind: 'refused', message: other.message });
    availability?.retry();
    focusOn('.cal [tabindex="0"]');
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!choice.date || !choice.time || !zone) return requireSlot();
    const slot = { date: choice.date, time: choice.time, timeZone: zone.zone };
    setWhenError(null);
    const chosen = readCall(event.currentTarget);
    const outcome = await submit(event, { ...slot, ...chosen, locale: language });
    if (!outcome) return;
    setRefusal(null);
    if (outcome.kind === 'invalid') return showInvalid(outcome.errors, outcome.others);
    if (outcome.kind === 'done' || readSlotTaken(outcome))
      availability?.markTaken(slot.date, slot.time);
    if (outcome.kind === 'done') {
      const { aboutText } = chosen;
      return showBooked(outcome.value, slot, { name: outcome.fields.name, aboutText });
    }
    const { title, toast } = refusedBookingMessage(outcome, language);
    showToast({ title, description: toast, variant: 'destructive' });
    setRefusal(outcome);
  }

  function shownError(): WhenError | null {
    if (whenError?.kind === 'missing' && choice.date && choice.time) return null;
    return whenError ?? (gone === null ? null : { kind: 'refused', message: gone });
  }

  return {
    form: { ...form, element, submit: send, change: saveCall },
    zone,
    availability,
    choice,
    /** Whether the slot was chosen before the form was shown, such as by a link. */
    isBroughtAlong: broughtAlong === picked && choice.date !== null && choice.time !== null,
    /** How the visitor wants to talk; empty for no preference. */
    place: call.place,
    pick,
    error: shownError(),
    refusal: refusal && refusedBookingMessage(refusal, language),
    booked,
    hasJustBooked,
  };
}

export type BookingInProgress = ReturnType<typeof useBooking>;
