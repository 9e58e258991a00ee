import { companyQuery, telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
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
import { PageHead } from '#ui/layout/page-head.tsx';
import type { BookingFormInput, CallChoice } from '../../booking.input.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import { placeFor } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import type { RefusalMessage } from '../../slots/components/refusal-box.tsx';
import { useRules } from '../../slots/components/use-availability.ts';
import { BookingFields, CallFields, formatLead } from './booking-form.tsx';
import { DraftTicket } from './draft-ticket.tsx';
import { type OpenDays, PlainDays, PlainTimes, timesId } from './plain-times.server.tsx';

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
  const { days, values, call, errors, refusal, attempt } = props;
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
              <PlainDays days={days} />
              <PlainTimes {...props} />
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
            choice={{ date: shownDay, time: null }}
            zone={null}
            isLive={false}
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
