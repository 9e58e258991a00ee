import { formatDay } from '#core/zoned-time.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import {
  PlainAnswer,
  type PlainAttempt,
  type PlainError,
  PlainErrors,
  PlainForm,
  plainRegistration,
} from '#ui/form/plain-form.server.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { bookingErrorText } from '../../booking.texts.ts';
import { placeFor, type SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import type { RefusalMessage } from '../../components/booking-refusal.ts';
import { formatDayHeading } from '../../components/format-day.ts';
import { formatLead } from '../../components/format-lead.ts';
import { useRules } from '../../rules/use-rules.ts';
import type { BookingFormInput, CallChoice } from '../booking.input.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { type OpenDays, readSlotValue, slotValue } from '../open-days.ts';
import { BookingFields } from './booking-fields.tsx';
import { CallFields } from './call-fields.tsx';
import { DraftTicket } from './draft-ticket.tsx';

type Values = Readonly<Record<string, string>>;

type PlainBookingFormProps = {
  days: OpenDays;
  /** The time that was chosen so far, as `slotValue` writes it. */
  slot: string;
  values: Values;
  /** What was chosen about the call. */
  call: CallChoice;
  /** Codes of refused fields. */
  errors: Values;
  whenError: string | null;
  refusal: RefusalMessage | null;
  attempt: PlainAttempt;
};

/** The first control of the times, to which an error leads. */
const timesId = 'times';

function DayButton({ day, isChosen }: { day: Day; isChosen: boolean }) {
  const { language } = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) => formatDay(day, localeOf[language], options);
  return (
    <button className="slot" type="submit" name="day" value={day} aria-pressed={isChosen}>
      <b>{part({ day: 'numeric', month: 'long' })}</b> <small>{part({ weekday: 'long' })}</small>
    </button>
  );
}

function Days({ days: { days, chosen, earlier, later } }: { days: OpenDays }) {
  const t = useTexts(bookingScreenTexts);
  return (
    <section className="step step--first">
      <h2>
        <span aria-hidden="true">1</span> {t('day')}
      </h2>
      <p>{t('dayHint')}</p>
      <div className="slots">
        {days.map(({ date }) => (
          <DayButton key={date} day={date} isChosen={date === chosen?.date} />
        ))}
      </div>
      <p className="plain__send">
        {earlier ? (
          <Button type="submit" variant="line" size="sm" name="day" value={earlier}>
            {t('earlierDays')}
          </Button>
        ) : null}
        {later ? (
          <Button type="submit" variant="line" size="sm" name="day" value={later}>
            {t('laterDays')}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

type TimeProps = { date: Day; time: SlotTime; chosen: string; note: string };

function Time({ date, time, chosen, note }: TimeProps) {
  const value = slotValue({ date, time });
  return (
    <label className="slot">
      <span>
        <input type="radio" name="slot" value={value} defaultChecked={value === chosen} />{' '}
        <b>{time}</b>
      </span>
      <small>{note}</small>
    </label>
  );
}

type TimesProps = Pick<PlainBookingFormProps, 'days' | 'slot' | 'whenError' | 'refusal'>;

function Times({ days: { chosen }, slot, whenError, refusal }: TimesProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const elsewhere = (refusal?.nearest ?? []).filter(({ date }) => date !== chosen?.date);
  return (
    <section className="step" id={timesId} tabIndex={-1}>
      <h2>
        <span aria-hidden="true">2</span> {t('time')}
      </h2>
      {chosen ? (
        <>
          <p>{t('plainTimes', { day: formatDayHeading(chosen.date, language) })}</p>
          {whenError ? (
            <p className="when__error" id="when-error">
              <IconAlert />
              {whenError}
            </p>
          ) : null}
          <fieldset
            className="slots"
            aria-label={t('slots')}
            aria-describedby={whenError ? 'when-error' : undefined}
          >
            {chosen.slots.map(({ time }) => (
              <Time key={time} {...{ date: chosen.date, time, chosen: slot }} note={t('lisbon')} />
            ))}
            {elsewhere.map(({ date, time }) => (
              <Time
                key={slotValue({ date, time })}
                {...{ date, time, chosen: slot }}
                note={formatDayHeading(date, language)}
              />
            ))}
          </fieldset>
        </>
      ) : (
        <p>{t('noDays')}</p>
      )}
    </section>
  );
}

/** Names each of the refused fields of the form, and the day and time. */
function listErrors(
  { errors, whenError }: Pick<PlainBookingFormProps, 'errors' | 'whenError'>,
  sentence: (field: string, code: string) => string,
): PlainError[] {
  const when = whenError ? [{ id: timesId, message: whenError }] : [];
  const fields = Object.entries(errors).map(([id, code]) => ({ id, message: sentence(id, code) }));
  return [...when, ...fields];
}

/** Booking without scripts: days and times as they are free now, the details, and the ticket's button. */
export function PlainBookingForm(props: PlainBookingFormProps) {
  const { days, slot, values, call, errors, refusal, attempt } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const rules = useRules();
  const place = placeFor(rules.place, call.place);
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  const listed = listErrors(props, (field, code) => bookingErrorText(language, field, code));
  const shownDay = days.chosen?.date ?? null;
  const isFree = days.chosen?.slots.some(
    ({ time: free }) => slotValue({ date: shownDay ?? '', time: free }) === slot,
  );
  const time = isFree ? readSlotValue(slot).time : null;
  return (
    <>
      <PageHead title={t('title')} lead={formatLead(t, rules)} />
      <div className="wrap book plain">
        <PlainErrors errors={listed} />
        {refusal ? (
          <PlainAnswer>
            <FailureBox
              title={refusal.title}
              reach={
                refusal.showsContact ? <ReachLine contact={contact} words={t('reach')} /> : null
              }
            >
              <p>{refusal.text}</p>
            </FailureBox>
          </PlainAnswer>
        ) : null}
        <PlainForm
          className="book__panel book__form"
          to={bookConsultationPath.href()}
          attempt={attempt}
          hidden={{ shownDay: shownDay ?? '' }}
        >
          {/* The Enter key presses the first button of a form, which must not be a day. */}
          <button className="sr" type="submit" tabIndex={-1} aria-hidden="true">
            {t('confirm')}
          </button>
          <div className="book__steps">
            <div className="when">
              <Days days={days} />
              <Times {...props} />
            </div>
            <section className="step">
              <h2>
                <span aria-hidden="true">3</span> {t('details')}
              </h2>
              <div className="form form--2">
                <BookingFields
                  {...plainRegistration<BookingFormInput>(values, errors)}
                  place={place}
                />
                <CallFields draft={call} />
              </div>
            </section>
          </div>
          <DraftTicket
            choice={{ date: shownDay, time }}
            zone={null}
            rules={rules}
            place={place}
            refusal={days.chosen ? null : <ReachLine contact={contact} words={t('reach')} />}
          >
            <Button type="submit">{t('confirm')}</Button>
          </DraftTicket>
        </PlainForm>
      </div>
    </>
  );
}
