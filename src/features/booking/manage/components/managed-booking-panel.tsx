import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { managedBookingQuery } from '../../booking.queries.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import type { ManageBookingProps } from './manage-booking.tsx';
import '#ui/layout/card.css';
import './managed-booking-panel.css';

type ManagePart = ComponentType<ManageBookingProps>;

/**
 * Loads what shows a booking, at the same time as the booking: the file of this panel is the booking
 * screen's too, which needs none of it.
 */
function useManageBooking() {
  const [Part, setPart] = useState<ManagePart | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import('./manage-booking.tsx').then(
      (module) => setPart(() => module.ManageBooking),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { Part, hasFailed, load };
}

/** How to reach a person instead, below the booking. */
export function ManagedReach({ contact }: { contact: Contact }) {
  const t = useTexts(manageBookingTexts);
  return (
    <aside className="wrap managed-reach" aria-labelledby="managed-reach">
      <h2 id="managed-reach">{t('reach')}</h2>
      <p>{t('reachMore')}</p>
      <ReachLinks contact={contact} />
    </aside>
  );
}

type ManagedBookingPanelProps = { token: string; contact: Contact | null };

/** No booking belongs to the link: wrong, cut off, or too old. */
export function UnknownLink() {
  const t = useTexts(manageBookingTexts);
  return (
    <div role="alert">
      <PageHead title={t('unknownLink')} lead={t('unknownLinkMore')} />
      <div className="wrap">
        <Link className={buttonClass()} to={bookConsultationPath.href()}>
          {t('bookOne')}
        </Link>
      </div>
    </div>
  );
}

const factsToCome = [0, 1, 2, 3, 4, 5];

/** Asks the server for the booking, in a browser that cannot read it by itself. */
function PlainOpen() {
  const t = useTexts(manageBookingTexts);
  return (
    <form className="managed__noscript" method="post">
      <p>{t('plainLead')}</p>
      <Button type="submit" name="step" value="open">
        {t('plainOpen')}
      </Button>
    </form>
  );
}

function Waiting() {
  const t = useTexts(manageBookingTexts);
  return (
    <>
      <PlainOpen />
      <div className="card card--pad managed--waiting" role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
        {factsToCome.map((place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </>
  );
}

/** The booking that a manage link stands for, or why there is none to show. */
export function ManagedBookingPanel({ token, contact }: ManagedBookingPanelProps) {
  const t = useTexts(manageBookingTexts);
  const shared = useTexts(bookingScreenTexts);
  const { data, error, isFetching, refetch } = useQuery(managedBookingQuery(token));

  const { Part: ManageBooking, hasFailed, load } = useManageBooking();

  const isUnknown = error instanceof HttpError && error.status === 404;
  const [hasRetried, setHasRetried] = useState(false);

  const hasProblem = isUnknown || (!isFetching && (error !== null || hasFailed));
  const problemPlace = useRef<HTMLDivElement>(null);
  // The button that was pressed went while the page loaded again.
  useEffect(() => {
    if (hasRetried && hasProblem)
      problemPlace.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [hasRetried, hasProblem]);

  function retry() {
    setHasRetried(true);
    if (hasFailed) load();
    if (error) void refetch();
  }

  function problem() {
    if (!hasProblem) return <Waiting />;
    return (
      <StatePanel
        kind="error"
        headingLevel={2}
        title={t('failed')}
        action={<Button onClick={retry}>{shared('retry')}</Button>}
      >
        {t('failedMore')}
      </StatePanel>
    );
  }
  return (
    <div className="managed-page">
      {data && ManageBooking && !isUnknown ? (
        <ManageBooking
          token={token}
          booking={data}
          contact={contact}
          takesFocus={hasRetried}
          key={data.id}
        />
      ) : (
        <div ref={problemPlace}>
          {isUnknown ? (
            <UnknownLink />
          ) : (
            <>
              <PageHead title={t('title')} />
              <div className="wrap">{problem()}</div>
            </>
          )}
        </div>
      )}
      {contact ? <ManagedReach contact={contact} /> : null}
    </div>
  );
}
