import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { companyZone } from '#core/zoned-time.ts';
import { useContact } from '#features/company/components/reach-links.tsx';
import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { translate } from '#i18n/texts.ts';
import { bookConsultationPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import {
  fieldErrors,
  honeypotOf,
  keyOf,
  newAttempt,
  valuesOf,
} from '#platform/http/plain-post.server.ts';
import { answerForm, type PlainError } from '#ui/form/plain-form.server.tsx';
import { bookingFormFor, bookingFormInput } from '../booking.input.ts';
import { availabilityQuery, bookingsUrl, rulesQuery } from '../booking.queries.ts';
import { bookingErrorText } from '../booking.texts.ts';
import {
  type BookedSlot,
  companyToday,
  type DayAvailability,
  type OfferedRules,
} from '../booking.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { RefusalBox, type RefusalMessage } from '../slots/components/refusal-box.tsx';
import { BookedTicket } from './components/booked-ticket.tsx';
import { callOf } from './components/booking-draft.ts';
import { openDays, PlainWhen, readSlotValue, timesId } from './components/plain-times.server.tsx';
import { refusedBookingMessage } from './components/send-booking.ts';

type Shown = {
  status: number;
  /** The day whose times are shown, or the next one that has any. */
  day: string;
  errors?: Readonly<Record<string, string>>;
  /** Why the day or the time was refused, in words. */
  whenError?: string | null;
  refusal?: RefusalMessage | null;
};

async function readAvailability({ read, now }: PlainVisit): Promise<DayAvailability[]> {
  const { horizonDays } = (await read(rulesQuery().queryKey[0])) as OfferedRules;
  const query = availabilityQuery(companyToday(now), horizonDays);
  return (await read(query.queryKey[0])) as DayAvailability[];
}

/** Why the press did not book. The other times are among those of the form. */
function Refused({ message }: { message: RefusalMessage }) {
  return <RefusalBox message={message} contact={useContact()} />;
}

/** The Enter key presses the first button of a form, which must not be a day. */
function EnterConfirms() {
  const t = useTexts(bookingScreenTexts);
  return (
    <button className="sr" type="submit" tabIndex={-1} aria-hidden="true">
      {t('confirm')}
    </button>
  );
}

/** The day and time, and each refused field of the form. */
function listRefused({ errors = {}, whenError }: Shown, language: Language): PlainError[] {
  const when = whenError ? [{ id: timesId, message: whenError }] : [];
  const fields = Object.entries(errors).map(([id, code]) => ({
    id,
    message: bookingErrorText(language, id, code),
  }));
  return [...when, ...fields];
}

async function showForm(visit: PlainVisit | PlainPost, shown: Shown): Promise<PlainReply> {
  const { status, day, whenError = null, refusal = null } = shown;
  const fields = 'fields' in visit ? visit.fields : {};
  const days = openDays(await readAvailability(visit), day);
  const shownDay = days.chosen?.date ?? '';
  const { language } = visit;
  const screen = answerForm({
    language,
    to: bookConsultationPath.href(),
    values: { ...fields, shownDay },
    refused: listRefused(shown, language),
    failure: refusal && <Refused message={refusal} />,
    part: (
      <>
        <EnterConfirms />
        <PlainWhen days={days} slot={fields.slot ?? ''} whenError={whenError} refusal={refusal} />
      </>
    ),
    attempt: newAttempt(visit),
    hidden: { shownDay },
  });
  return { status, screen };
}

function sentBefore({ language }: PlainPost): RefusalMessage {
  const text = translate(bookingScreenTexts, language, 'sentBefore');
  const title = translate(bookingScreenTexts, language, 'failedTitle');
  return { title, text, toast: text, nearest: [], showsContact: false };
}

async function showFailure(post: PlainPost, day: string, error: unknown): Promise<PlainReply> {
  if (!(error instanceof HttpError)) throw error;
  const { status } = error;
  const failure = failureOf(error);
  if (failure.kind === 'invalid') {
    const fields = Object.keys(bookingFormInput.shape);
    const known = failure.errors.filter(({ field }) => fields.includes(field));
    const other = failure.errors.find(({ field }) => !fields.includes(field));
    const errors = Object.fromEntries(known.map(({ field, code }) => [field, code]));
    return showForm(post, { status, day, errors, whenError: other?.message ?? null });
  }
  const isReused = failure.kind === 'refused' && failure.code === 'idempotency_key_reused';
  const refusal = isReused ? sentBefore(post) : refusedBookingMessage(failure, post.language);
  // The other times are among those of the form, not below the sentence.
  const text = translate(bookingScreenTexts, post.language, 'takenNone');
  const shown = refusal.nearest.length > 0 ? { ...refusal, text } : refusal;
  return showForm(post, { status, day, refusal: shown });
}

function showTicket(booking: BookedSlot, fullName: string, aboutText: string): PlainReply {
  const [name = ''] = fullName.trim().split(/\s+/);
  const booked = { booking, zone: companyZone, name, aboutText };
  return { status: 200, screen: <BookedTicket booked={booked} takesFocus={false} /> };
}

/**
 * Booking without scripts. The form is never stored, so it carries its key from the start: a second
 * press returns the same ticket.
 */
export const plainBooking: PlainPage = {
  show: (visit) => showForm(visit, { status: 200, day: visit.search.get('date') ?? '' }),

  async submit(post) {
    const { fields, language } = post;
    if (fields.day !== undefined) return showForm(post, { status: 200, day: fields.day });
    const { date, time } = readSlotValue(fields.slot);
    const day = date || (fields.shownDay ?? '');
    const form = bookingFormFor((await post.read(rulesQuery().queryKey[0])) as OfferedRules);
    const values = valuesOf(form, post);
    const errors = fieldErrors(form, values);
    const whenError = time === '' ? bookingErrorText(language, 'date', 'required') : null;
    const key = keyOf(post);
    if (Object.keys(errors).length > 0 || whenError !== null || key === null)
      return showForm(post, { status: 422, day, errors, whenError });
    try {
      const call = callOf((name) => fields[name] ?? '');
      const body = { ...values, ...call, date, time, ...honeypotOf(post), locale: language };
      const booked = await post.call(bookingsUrl, body, { 'Idempotency-Key': key });
      return showTicket(booked as BookedSlot, values.name ?? '', call.aboutText.trim());
    } catch (error) {
      return showFailure(post, day, error);
    }
  },
};
