import { type RefObject, useId } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { AddToCalendar } from '../../calendars/components/add-to-calendar.tsx';
import { BookingFacts } from '../../components/booking-facts.tsx';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { BookingStatus } from './booking-status.tsx';
import type { ManagedState } from './managed-state.ts';

/** What has just become of the booking, or kept it from being changed. */
export type Said = { kind: 'moved' | 'cancelled' | 'stale' | 'notChangeable' };

const titles = {
  open: 'hello',
  begun: 'begunTitle',
  over: 'overTitle',
  cancelled: 'cancelledTitle',
} as const;

/** What can be done about a booking that can no longer be changed. */
function ClosedWays({ state }: { state: ManagedState }) {
  const t = useTexts(manageBookingTexts);
  if (state === 'open') return null;
  return (
    <div className="managed__part">
      <p>{t(`${state}More`)}</p>
      {state === 'begun' ? null : (
        <Link className={buttonClass()} to={bookConsultationPath.href()}>
          {t('bookAnother')}
        </Link>
      )}
    </div>
  );
}

type ManagedCardProps = {
  booking: ManagedBooking;
  state: ManagedState;
  said: (Said & { words: string }) | null;
  brand: string;
  isMoving: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  mover: RefObject<HTMLButtonElement | null>;
  onMove: () => void;
  onCancel: () => void;
};

/** How a booking stands, its facts, and what can be done about it. */
export function ManagedCard(props: ManagedCardProps) {
  const { booking, state, said, isMoving, heading, mover } = props;
  const t = useTexts(manageBookingTexts);
  const saidId = useId();
  const isBad = said?.kind === 'stale' || said?.kind === 'notChangeable';
  return (
    <section className="card card--pad managed">
      <h2 ref={heading} tabIndex={-1} aria-describedby={said ? saidId : undefined}>
        {t(titles[state], { name: booking.name })}
      </h2>
      {said ? (
        <p className={isBad ? 'managed__said managed__said--bad' : 'managed__said'} id={saidId}>
          {said.words}
        </p>
      ) : null}
      <BookingFacts
        booking={state === 'open' || state === 'begun' ? booking : { ...booking, place: undefined }}
        zone={booking.timeZone}
        status={<BookingStatus status={booking.status} state={state} />}
      />
      {state === 'open' && !isMoving ? (
        <div className="managed__ways">
          <Button ref={mover} onClick={props.onMove}>
            {t('move')}
          </Button>
          <Button variant="line" aria-haspopup="dialog" onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <AddToCalendar manageUrl={location.pathname} />
        </div>
      ) : null}
      <ClosedWays state={state} />
    </section>
  );
}
