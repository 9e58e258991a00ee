import { type FormEvent, useRef, useState } from 'react';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { FormTrap, useFormTraces } from '#ui/form/form-traces.tsx';
import { DayAndTime, type WhenError } from '../../availability/components/day-and-time.tsx';
import { stillOpen } from '../../availability/components/still-open.ts';
import { useAvailability } from '../../availability/components/use-availability.ts';
import { useVisitorZone } from '../../availability/components/use-visitor-zone.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { BookedSlot, SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { formatChoice } from '../../components/format-choice.ts';
import type { FieldRefusal } from '../../components/refusal-of.ts';
import { useRules } from '../../rules/use-rules.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { BookedPanel } from './booked-panel.tsx';
import { type Booked, type Choice, keepInDraft, noChoice, readDraft } from './booking-draft.ts';
import { BookingFields } from './booking-fields.tsx';
import { BookingNotice, type Notice } from './booking-notice.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { noticeToast } from './notice-toast.ts';
import { type Slot, useBookingForm } from './use-booking-form.ts';
import '#ui/layout/card.css';
import './book-consultation.css';

type BookConsultationProps = { contact: Contact | null; brand: string };

/** The whole booking: day and slot, details, summary, and what came of it. */
export function BookConsultation({ contact, brand }: BookConsultationProps) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const zone = useVisitorZone();
  const rules = useRules();
  const availability = useAvailability(useMinute());
  const form = useBookingForm();
  const tracesOf = useFormTraces();
  const element = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<Choice>(() => readDraft().choice);
  const [whenError, setWhenError] = useState<WhenError | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [booked, setBooked] = useState<Booked | null>(() => readDraft().booked);
  const [hasJustBooked, setJustBooked] = useState(false);

  // What was picked counts while it is open: an answer or the clock may close it later.
  const choice = stillOpen(picked, availability);
  const error = whenError?.kind === 'missing' && choice.date && choice.time ? null : whenError;

  function pick(part: Partial<Choice>) {
    const next = { ...choice, ...part };
    keepInDraft({ choice: next });
    setPicked(next);
    if (whenError?.kind === 'refused') setWhenError(null);
    if (notice?.kind === 'slot_taken') setNotice(null);
  }

  function focusOn(selector: string) {
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function askForSlot() {
    setWhenError({ kind: 'missing' });
    const title = bookingErrorText(language, 'date', 'required');
    showToast({ title, description: t('missingMore'), variant: 'destructive' });
    focusOn(choice.date ? '.slot:enabled' : '.cal [tabindex="0"]');
  }

  function celebrate(booking: BookedSlot, slot: Slot) {
    const next = { booking, zone: slot.timeZone };
    const { day, from } = formatChoice(slot, null, language);
    showToast({ title: t('bookedToast'), description: t('bookedToastMore', { day, time: from }) });
    keepInDraft({ booked: next, choice: noChoice });
    setBooked(next);
    setJustBooked(true);
    setPicked(noChoice);
    form.clear();
  }

  function showInvalid(errors: FieldRefusal[]) {
    const title = t('invalidTitle');
    const [first] = errors;
    showToast({ title, description: first?.message, variant: 'destructive' });
    const [other] = form.markFields(errors);
    if (!other) return;
    setWhenError({ kind: 'refused', message: other.message });
    availability?.retry();
    focusOn('.cal [tabindex="0"]');
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!choice.date || !choice.time || !zone) return askForSlot();
    const traces = tracesOf(event.currentTarget);
    const slot = { date: choice.date, time: choice.time, timeZone: zone.zone };
    setWhenError(null);
    const outcome = await form.submit(slot, traces);
    if (!outcome) return;
    setNotice(null);
    if (outcome.kind === 'booked' || outcome.kind === 'slot_taken')
      availability?.markTaken(slot.date, slot.time);
    if (outcome.kind === 'booked') return celebrate(outcome.booking, slot);
    if (outcome.kind === 'invalid') return showInvalid(outcome.errors);
    showToast(noticeToast(outcome, language));
    setNotice(outcome);
  }

  function chosenLine(): string {
    if (!choice.date || !choice.time) return t('free');
    const slot = { date: choice.date, time: choice.time };
    const { day, from, visitor } = formatChoice(slot, zone?.zone ?? null, language);
    const words = visitor
      ? t('chosenBoth', { day, time: from, visitor })
      : t('chosenLisbon', { day, time: from });
    return `${words} ${t('free')}`;
  }

  return (
    <div className="wrap book">
      <div className="book__main">
        {booked ? (
          <BookedPanel
            key={booked.booking.id}
            booked={booked}
            brand={brand}
            takesFocus={hasJustBooked}
          />
        ) : null}
        {availability ? null : (
          <div className="book__noscript card card--pad">
            <p>{t('noScript')}</p>
            {contact ? <ReachLinks contact={contact} /> : null}
          </div>
        )}
        <form className="grout book__panel" noValidate ref={element} onSubmit={submit}>
          <section>
            <DayAndTime
              availability={availability}
              rules={rules}
              zone={zone}
              choice={choice}
              error={error}
              onDay={(day: Day) => pick({ date: day })}
              onTime={(time: SlotTime) => pick({ time })}
            />
          </section>
          <section>
            <h2>{t('details')}</h2>
            <div className="form form--2">
              <BookingFields register={form.register} errors={form.errors} place={rules.place} />
              <FormTrap />
              {notice ? (
                <BookingNotice
                  notice={notice}
                  contact={contact}
                  onChoose={(slot) => pick({ date: slot.date, time: slot.time })}
                />
              ) : null}
              <div className="book__send wide">
                <p className="book__chosen">{chosenLine()}</p>
                <Button
                  type="submit"
                  disabled={availability === null}
                  busy={form.busy}
                  busyLabel={t('confirming')}
                >
                  {t('confirm')}
                </Button>
              </div>
            </div>
          </section>
        </form>
      </div>
      <BookingSummary choice={choice} zone={zone} rules={rules} />
    </div>
  );
}
