import { HttpError } from '#core/http-error.ts';
import { sitePaths } from '#core/site-paths.ts';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { managedBookingQuery } from '../booking.queries.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { HeldBooking } from './held-booking.tsx';
import { ManagedReach } from './managed-reach.tsx';
import '#ui/card.css';
import './managed-booking-panel.css';

type ManagedBookingPanelProps = { token: string; contact: Contact | null; brand: string };

/** No booking belongs to the link: wrong, cut off, or too old. */
function UnknownLink({ contact }: { contact: Contact | null }) {
  const t = useTexts(manageBookingTexts);
  return (
    <StatePanel
      kind="error"
      headingLevel={2}
      title={t('unknownLink')}
      action={
        <>
          {contact ? <ReachLinks contact={contact} /> : null}
          <Link className={buttonClass()} to={sitePaths.bookConsultation}>
            {t('bookOne')}
          </Link>
        </>
      }
    >
      {t('unknownLinkMore')}
    </StatePanel>
  );
}

function Waiting({ contact }: { contact: Contact | null }) {
  const t = useTexts(manageBookingTexts);
  return (
    <div className="card card--pad managed" role="status" aria-label={t('loading')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <div className="managed__noscript">
        <p>{t('noScript')}</p>
        {contact ? <ReachLinks contact={contact} /> : null}
      </div>
    </div>
  );
}

/** The booking that a manage link stands for, or why there is none to show. */
export function ManagedBookingPanel({ token, contact, brand }: ManagedBookingPanelProps) {
  const t = useTexts(manageBookingTexts);
  const shared = useTexts(bookingScreenTexts);
  const { data, error, isFetching, refetch } = useQuery(managedBookingQuery(token));

  function content() {
    if (error instanceof HttpError && error.status === 404)
      return <UnknownLink contact={contact} />;
    if (data)
      return (
        <>
          <HeldBooking token={token} booking={data} contact={contact} brand={brand} key={data.id} />
          {contact ? <ManagedReach contact={contact} canChange={data.canChange} /> : null}
        </>
      );
    if (!error || isFetching) return <Waiting contact={contact} />;
    return (
      <StatePanel
        kind="error"
        headingLevel={2}
        title={t('failed')}
        action={<Button onClick={() => void refetch()}>{shared('retry')}</Button>}
      >
        {t('failedMore')}
      </StatePanel>
    );
  }
  return <div className="wrap managed-page">{content()}</div>;
}
