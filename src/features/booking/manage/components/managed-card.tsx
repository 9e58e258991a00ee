import { type ReactNode, type RefObject, useId } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { AddToCalendar } from '../../calendars/components/add-to-calendar.tsx';
import { BookingFacts } from '../../components/booking-facts.tsx';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { BookingStatus } from './booking-status.tsx';
import type { ChangeResult } from './change-outcome.ts';
import type { ManagedState } from './managed-state.ts';

const titles = {
  open: 'hello',
  held: 'heldTitle',
  lapsed: 'lapsedTitle',
  begun: 'begunTitle',
  over: 'overTitle',
  cancelled: 'cancelledTitle',
} as const;

/** What can be done about a booking that can no longer be changed. */
function ClosedWays({ state }: { state: ManagedState }) {
  const t = useTexts(manageBookingTexts);
  if (state === 'open' || state === 'held') return null;
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
  /** The result of the last change, and its text. */
  result: { kind: ChangeResult; text: string } | null;
  isMoving: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  moveButton: RefObject<HTMLButtonElement | null>;
  onMove: () => void;
  onCancel: () => void;
  /** What can be done about a held booking. */
  heldWays: ReactNode;
};

/** How a booking stands, its facts, and what can be done about it. */
export function ManagedCard(props: ManagedCardProps) {
  const { booking, state, result, isMoving, heading, moveButton } = props;
  const t = useTexts(manageBookingTexts);
  const resultId = useId();
  const isBad = result?.kind === 'stale' || result?.kind === 'notChangeable';
  return (
    <section className="card card--pad managed">
      <h2 ref={heading} tabIndex={-1} aria-describedby={result ? resultId : undefined}>
        {t(state === 'open' && booking.name === '' ? 'title' : titles[state], {
          name: booking.name,
        })}
      </h2>
      {result ? (
        <p className={isBad ? 'managed__said managed__said--bad' : 'managed__said'} id={resultId}>
          {result.text}
        </p>
      ) : null}
      <BookingFacts
        booking={
          state === 'open' || state === 'held' || state === 'begun'
            ? booking
            : { ...booking, place: undefined }
        }
        zone={booking.timeZone}
        status={<BookingStatus status={booking.status} state={state} />}
      />
      {state === 'held' ? props.heldWays : null}
      {state === 'open' && !isMoving ? (
        <div className="managed__ways">
          <Button ref={moveButton} onClick={props.onMove}>
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
