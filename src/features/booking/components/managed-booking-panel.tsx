import { HttpError } from '#core/http-error.ts';
import { sitePaths } from '#core/site-paths.ts';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { useMinute } from '#ui/use-minute.ts';
import { managedBookingQuery } from '../booking.queries.ts';
import type { ManagedBooking } from '../booking.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { BookingFacts } from './booking-facts.tsx';
import '#ui/card.css';
import './managed-booking-panel.css';

type Held = { booking: ManagedBooking; contact: Contact | null };

function StatusBadge({ booking }: { booking: ManagedBooking }) {
  const t = useTexts(bookingScreenTexts);
  const now = useMinute() ?? 0;
  const { status, endsAt } = booking;
  if (status === 'confirmed' && Date.parse(endsAt) <= now)
    return <Badge variant="outline">{t('over')}</Badge>;
  const variant = {
    confirmed: 'good',
    cancelled: 'destructive',
    pending: 'secondary',
    held: 'secondary',
  } as const;
  return <Badge variant={variant[status]}>{t(`status_${status}`)}</Badge>;
}

function HeldBooking({ booking, contact }: Held) {
  const t = useTexts(bookingScreenTexts);
  const { name, timeZone, reference } = booking;
  return (
    <section className="card card--pad managed">
      <h2>{t('manageHello', { name })}</h2>
      <BookingFacts
        span={booking}
        zone={timeZone}
        reference={reference}
        status={<StatusBadge booking={booking} />}
      />
      {booking.status === 'cancelled' ? null : (
        <div className="managed__move">
          <h3>{t('moveTitle')}</h3>
          <p>{t('moveMore')}</p>
          {contact ? <ReachLinks contact={contact} /> : null}
        </div>
      )}
    </section>
  );
}

/** The booking that a manage link stands for, or why there is none to show. */
export function ManagedBookingPanel({
  token,
  contact,
}: {
  token: string;
  contact: Contact | null;
}) {
  const t = useTexts(bookingScreenTexts);
  const { data, error, isFetching, refetch } = useQuery(managedBookingQuery(token));
  if (data)
    return (
      <div className="wrap managed-page">
        <HeldBooking booking={data} contact={contact} />
      </div>
    );
  const isUnknown = error instanceof HttpError && error.status === 404;
  return (
    <div className="wrap managed-page">
      {error && !isFetching ? (
        <StatePanel
          kind="error"
          headingLevel={2}
          title={isUnknown ? t('unknownLink') : t('manageFailed')}
          action={
            isUnknown ? (
              <Link className={buttonClass()} to={sitePaths.bookConsultation}>
                {t('bookOne')}
              </Link>
            ) : (
              <Button onClick={() => void refetch()}>{t('retry')}</Button>
            )
          }
        >
          {isUnknown ? t('unknownLinkMore') : t('manageFailedMore')}
        </StatePanel>
      ) : (
        <div className="card card--pad managed" role="status" aria-label={t('manageLoading')}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <p className="managed__noscript">{t('manageNoScript')}</p>
        </div>
      )}
    </div>
  );
}
