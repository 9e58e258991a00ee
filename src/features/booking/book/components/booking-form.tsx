import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { DayAndTime } from '../../availability/components/day-and-time.tsx';
import type { OfferedRules } from '../../booking.ts';
import { RefusalBox } from '../../components/refusal-box.tsx';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { BookingFields } from './booking-fields.tsx';
import { BookingSend } from './booking-send.tsx';
import type { BookingInProgress } from './use-booking.ts';

type BookingFormProps = {
  booking: BookingInProgress;
  rules: OfferedRules;
  contact: Contact | null;
};

/** The booking form: day and slot, details, and why the last press did not book. */
export function BookingForm({ booking, rules, contact }: BookingFormProps) {
  const { form, availability, zone, choice, pick, error, refusal } = booking;
  const t = useTexts(bookingScreenTexts);
  return (
    <form className="grout book__panel" noValidate ref={form.element} onSubmit={form.submit}>
      <section>
        <DayAndTime
          availability={availability}
          rules={rules}
          zone={zone}
          choice={choice}
          error={error}
          onDay={(date) => pick({ date })}
          onTime={(time) => pick({ time })}
        />
      </section>
      <section>
        <h2>{t('details')}</h2>
        <div className="form form--2">
          <BookingFields register={form.register} errors={form.errors} place={rules.place} />
          <Honeypot />
          {refusal ? (
            <RefusalBox
              key={form.attempts}
              message={refusal}
              contact={contact}
              onChoose={({ date, time }) => pick({ date, time })}
            />
          ) : null}
          <BookingSend
            choice={choice}
            zone={zone?.zone ?? null}
            disabled={availability === null}
            busy={form.busy}
          />
        </div>
      </section>
    </form>
  );
}
