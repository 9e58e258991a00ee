import { type ReactNode, type RefObject, useId } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { firstNameOf } from '#i18n/first-name.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { HiddenInputs } from '#ui/form/hidden-inputs.tsx';
import { answerId } from '#ui/form/posted-form.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { fillAgain } from '../../book/components/booking-draft.ts';
import type { ManagedBooking } from '../../booking.ts';
import { formatMoment } from '../../booking-times.ts';
import { HourRuler } from '../../ticket/components/hour-ruler.tsx';
import {
  AddToCalendar,
  PrintButton,
  TicketFacts,
  TicketHelp,
  TicketSteps,
} from '../../ticket/components/ticket.tsx';
import { ticketTexts } from '../../ticket/ticket.texts.ts';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import type { ChangeResult } from './change-outcome.ts';
import type { ManagedState } from './change-state.ts';
import '#ui/feedback/failure-box.css';

const badges = {
  open: 'good',
  held: 'secondary',
  lapsed: 'outline',
  begun: 'secondary',
  over: 'outline',
  cancelled: 'outline',
} as const;

type BookingStatusProps = { status: ManagedBooking['status']; state: ManagedState };

/** The status of a booking as a badge. */
export function BookingStatus({ status, state }: BookingStatusProps) {
  const t = useTexts(ticketTexts);
  const variant = state === 'open' && status === 'pending' ? 'secondary' : badges[state];
  const shown = state === 'open' || state === 'cancelled' ? status : state;
  return <Badge variant={variant}>{t(`status_${shown}`)}</Badge>;
}

const titles = {
  open: 'hello',
  held: 'heldTitle',
  lapsed: 'lapsedTitle',
  begun: 'begunTitle',
  over: 'overTitle',
  cancelled: 'cancelledTitle',
} as const;

type Again = NonNullable<ManagedBooking['again']>;

/**
 * Leads to the booking form, filled in as it was. Without scripts what was typed is posted there, so
 * that no address holds it.
 */
function BookAgain({ again }: { again: Again }) {
  const t = useTexts(managedBookingTexts);
  const { language } = useLanguage();
  const { navigate } = useNavigation();
  const to = withPrefix(prefixOf[language], bookConsultationPath.href());
  return (
    <form
      action={`${to}#${answerId}`}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        fillAgain(again);
        navigate(bookConsultationPath.href());
      }}
    >
      <HiddenInputs fields={again} />
      <Button type="submit" name="day" value="">
        {t('bookAgain')}
      </Button>
    </form>
  );
}

type TicketLinksProps = { booking: ManagedBooking; state: ManagedState };

/** What can be done with the ticket itself. */
function TicketLinks({ booking, state }: TicketLinksProps) {
  const t = useTexts(managedBookingTexts);
  const { address } = useNavigation();
  if (state === 'open' || state === 'begun')
    return (
      <>
        {state === 'open' ? (
          <AddToCalendar
            manageUrl={address.path}
            booking={booking}
            zone={booking.timeZone}
            isMain
          />
        ) : null}
        <PrintButton />
      </>
    );
  if (booking.again) return <BookAgain again={booking.again} />;
  return (
    <Link className={buttonClass()} to={bookConsultationPath.href()}>
      {t('bookAnother')}
    </Link>
  );
}

function minutesOf({ startsAt, endsAt }: ManagedBooking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

type ManagedCardProps = {
  booking: ManagedBooking;
  state: ManagedState;
  /** The result of the last change, and its text. */
  result: { kind: ChangeResult; text: string } | null;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** What can be done about the booking. */
  children: ReactNode;
};

/** How a booking stands, its ticket, and below it what can be done; of a held one, on the ticket. */
export function ManagedCard({ booking, state, result, heading, children }: ManagedCardProps) {
  const { language } = useLanguage();
  const t = useTexts(managedBookingTexts);
  const resultId = useId();
  const name = firstNameOf(booking.name);
  const isUnchanged = result?.kind === 'stale' || result?.kind === 'notChangeable';
  const isOn = state === 'open' || state === 'held' || state === 'begun';

  function lead(): string {
    if (state === 'open') return t('lead');
    if (state !== 'held') return t(`${state}More`);
    const until = formatMoment(booking.heldUntil ?? '', booking.timeZone, language);
    return t(booking.canConfirm ? 'heldMore' : 'heldElsewhere', { until });
  }

  const said = (text: string) => (
    <p className="managed__said" id={resultId}>
      <Unbroken>{text}</Unbroken>
    </p>
  );

  return (
    <section className="managed toasts-above">
      <header className="page-head">
        <div className="wrap">
          <h1 ref={heading} tabIndex={-1} aria-describedby={result ? resultId : undefined}>
            {t(state === 'open' && !name ? 'title' : titles[state], { name: name ?? '' })}
          </h1>
          {result && !isUnchanged ? (
            <div>
              {said(result.text)}
              <UnsentMail />
            </div>
          ) : (
            <p>
              <Unbroken>{lead()}</Unbroken>
            </p>
          )}
        </div>
      </header>
      <div className="wrap managed__parts">
        {result && isUnchanged ? (
          <div className="failure">
            <IconAlert />
            {said(result.text)}
          </div>
        ) : null}
        <TicketFacts
          booking={booking}
          zone={booking.timeZone}
          kind={booking.isMeeting && t('meeting', { minutes: minutesOf(booking) })}
          how={state === 'held' ? 'held' : isOn ? undefined : 'gone'}
          status={<BookingStatus status={booking.status} state={state} />}
          ruler={isOn ? <HourRuler startsAt={booking.startsAt} zone={booking.timeZone} /> : null}
        >
          {state === 'held' ? (
            <div className="managed__parts">{children}</div>
          ) : (
            <TicketLinks booking={booking} state={state} />
          )}
        </TicketFacts>
        {state === 'open' ? (
          <div hidden className="paper">
            <TicketSteps booking={booking} zone={booking.timeZone} />
            <TicketHelp />
          </div>
        ) : null}
        {state === 'held' ? null : children}
      </div>
    </section>
  );
}
