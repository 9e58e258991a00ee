import { useEffect, useRef } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { narrowWindow, useMedia } from '#ui/controls/use-media.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { subscriberQuery } from '../subscribers.queries.ts';
import type { SubscriberDetail } from '../subscribers.schema.ts';
import { resendConfirmation } from '../subscribers-calls.ts';
import { Consents } from './consents.tsx';
import { SubscriberState } from './subscriber-state.tsx';
import { subscribersTexts } from './subscribers-admin.texts.ts';
import type { Removal } from './use-removal.ts';
import '#ui/admin/layout/facts.css';
import './subscriber-record.css';

function Facts({ subscriber }: { subscriber: SubscriberDetail }) {
  const t = useTexts(subscribersTexts);
  const { language, page, createdAt, confirmedAt, unsubscribedAt, lastAskedAt, status } =
    subscriber;
  const instants = [
    [t('asked'), createdAt],
    [t('lastAsked'), status === 'unconfirmed' ? lastAskedAt : null],
    [t('confirmedAt'), confirmedAt],
    [t('leftAt'), unsubscribedAt],
  ] as const;
  return (
    <dl className="facts">
      <div>
        <dt>{t('language')}</dt>
        <dd>{t(language === 'pt' ? 'lang_pt' : 'lang_en')}</dd>
      </div>
      <div>
        <dt>{t('page')}</dt>
        <dd>{page ?? t('unknownPage')}</dd>
      </div>
      {instants.map(([label, at]) =>
        at === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Instant at={at} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

type ActionsProps = {
  subscriber: SubscriberDetail;
  removal: Removal;
  onChanged: () => Promise<void>;
};

function Actions({ subscriber, removal, onChanged }: ActionsProps) {
  const t = useTexts(subscribersTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, email, status } = subscriber;
  function resend(): void {
    void run(
      () => resendConfirmation(id),
      () => {
        showToast({ title: t('resent', { email }) });
        return onChanged();
      },
    );
  }
  return (
    <>
      <div className="row">
        {status === 'unconfirmed' ? (
          <Button variant="line" busy={busy} busyLabel={t('sending')} onClick={resend}>
            {t('resend')}
          </Button>
        ) : null}
        {subscriber.restorable ? (
          <Button variant="line" busy={removal.restoreBusy} onClick={() => removal.restore([id])}>
            {t('restore')}
          </Button>
        ) : null}
        {status === 'unsubscribed' ? null : (
          <Button variant="redline" onClick={() => removal.ask([subscriber])}>
            {t('remove')}
          </Button>
        )}
      </div>
      <FailureNote failure={failure} />
    </>
  );
}

type SubscriberRecordProps = {
  id: string;
  removal: Removal;
  backHref: string;
  personHref: (id: string) => string;
};

/** One subscriber: the state, what can be done, and the proof of consent. */
export function SubscriberRecord({ id, removal, backHref, personHref }: SubscriberRecordProps) {
  const t = useTexts(subscribersTexts);
  const isNarrow = useMedia(narrowWindow);
  const { data: subscriber, error, isFetching, refetch } = useQuery(subscriberQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = isNarrow ? 'h1' : 'h2';
  const isGone = error instanceof HttpError && error.status === 404;
  useEffect(() => {
    // A record that was opened by a press takes the focus; one that the screen began with does not.
    if (document.activeElement === document.body) return;
    heading.current?.focus({ preventScroll: true });
    if (matchMedia(narrowWindow).matches) scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className="split__record" aria-labelledby="record-heading">
      {isNarrow ? (
        <Link className="record__back" to={backHref}>
          <IconChevronLeft />
          {t('back')}
        </Link>
      ) : null}
      <div className="record__head">
        <div className="record__title">
          <Heading id="record-heading" ref={heading} tabIndex={-1}>
            {isGone ? t('gone') : (subscriber?.email ?? t('back'))}
          </Heading>
          {subscriber?.name ? <span className="quiet">{subscriber.name}</span> : null}
        </div>
        {subscriber ? <SubscriberState status={subscriber.status} /> : null}
      </div>
      {isGone ? <p>{t('goneText')}</p> : null}
      {error && !isGone && !subscriber && !isFetching ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : null}
      {!subscriber && !isGone && (isFetching || !error) ? <LoadingRows /> : null}
      {subscriber ? (
        <>
          <Facts subscriber={subscriber} />
          <Actions subscriber={subscriber} removal={removal} onChanged={refetch} />
          {subscriber.personId === null ? null : (
            <Link
              className={`${buttonClass({ variant: 'text' })} record__link`}
              to={personHref(subscriber.personId)}
            >
              {t('person')}
            </Link>
          )}
          <Consents consents={subscriber.consents} />
        </>
      ) : null}
    </section>
  );
}
