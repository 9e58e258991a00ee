import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { teamPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { type OfferedRules, placeFor } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { DayAndTime } from '../../slots/components/day-and-time.tsx';
import { RefusalBox } from '../../slots/components/refusal-box.tsx';
import { BookingFields } from './booking-fields.tsx';
import { CallFields } from './call-fields.tsx';
import { DraftTicket } from './draft-ticket.tsx';
import type { BookingInProgress } from './use-booking.ts';

type BookingFormProps = {
  booking: BookingInProgress;
  rules: OfferedRules;
  contact: Contact | null;
};

/** The booking form in three steps, beside the ticket that it fills in, which carries the button. */
export function BookingForm({ booking, rules, contact }: BookingFormProps) {
  const { form, availability, zone, choice, pick, error, refusal } = booking;
  const t = useTexts(bookingScreenTexts);
  const place = placeFor(rules.place, booking.place);
  return (
    <form
      className="book__panel book__form"
      noValidate
      ref={form.element}
      onChange={form.change}
      onSubmit={form.submit}
    >
      <div className="book__steps">
        <DayAndTime
          isNumbered
          availability={availability}
          rules={rules}
          zone={zone}
          choice={choice}
          error={error}
          onDay={(date) => pick({ date })}
          onTime={(time) => pick({ time })}
        />
        <section className="step">
          <h2>
            <span aria-hidden="true">3</span> {t('details')}
          </h2>
          <div className="form form--2">
            <BookingFields register={form.register} errors={form.errors} place={place} />
            <CallFields />
            <Honeypot />
          </div>
        </section>
      </div>
      <DraftTicket
        choice={choice}
        zone={zone?.zone ?? null}
        rules={rules}
        place={place}
        refusal={
          refusal ? (
            <RefusalBox
              key={form.attempts}
              message={refusal}
              contact={contact}
              onChoose={({ date, time }) => pick({ date, time })}
            />
          ) : null
        }
      >
        <Button
          type="submit"
          disabled={availability === null}
          busy={form.busy}
          busyLabel={t('confirming')}
        >
          {t('confirm')}
        </Button>
        <p>
          <Link to={teamPath.href()}>{t('team')}</Link>
        </p>
      </DraftTicket>
    </form>
  );
}
