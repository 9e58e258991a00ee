import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { endSession, forgetBrowsers } from '../account-calls.ts';
import { sessionsQuery } from '../auth.queries.ts';
import type { SessionList } from '../auth.ts';
import { accountTexts } from './account.texts.ts';
import { AttemptsNote } from './attempts-note.tsx';
import '#ui/admin/layout/rows.css';

type Session = SessionList['sessions'][number];
type SessionRowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts(accountTexts);
  const { strength, createdAt, seenAt, isCurrent } = session;
  const device = session.device === '?' ? t('unknownDevice') : session.device;
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {t('signedIn')} <Instant at={createdAt} />,{' '}
          {t(strength === 'mail' ? 'byMail' : 'byPasskey')}
        </small>
        <small>
          {isCurrent ? (
            t('current')
          ) : (
            <>
              {t('seen')} <Instant at={seenAt} />
            </>
          )}
        </small>
      </div>
      {isCurrent ? null : (
        <Button
          variant="soft"
          disabled={busy}
          aria-label={t('endNamed', { device })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Where a person is signed in, and the end of what should not be. */
export function SessionsPanel() {
  const t = useTexts(accountTexts);
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  const { busy, failure, run } = useStaffAction();
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  async function end(ended: readonly Session[], done: string): Promise<void> {
    await run(
      async () => {
        for (const { id } of ended) await endSession(id);
      },
      () => showToast({ title: done }),
    );
    await refetch();
  }

  async function forget(): Promise<void> {
    await run(forgetBrowsers, () => showToast({ title: t('forgotten') }));
    await refetch();
  }

  return (
    <Panel title={t('sessions')} count={data ? sessions.length : undefined}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={2} /> : null}
      <ul className="rows rows--2">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end([session], t('ended'))}
          />
        ))}
      </ul>
      {failure === null ? null : (
        <PanelBody>
          <FailureNote failure={failure} />
        </PanelBody>
      )}
      {data ? (
        <PanelBody>
          <AttemptsNote attempts={data.attempts} />
          <p>
            {data.browsers.some(({ isCurrent }) => !isCurrent)
              ? t('browsers', { count: data.browsers.length })
              : t('browsersOne')}
          </p>
          {data.browsers.some(({ isCurrent }) => !isCurrent) ? (
            <div className="row">
              <Button variant="soft" busy={busy} onClick={() => void forget()}>
                {t('forget')}
              </Button>
            </div>
          ) : null}
        </PanelBody>
      ) : null}
      {others.length > 1 ? (
        <div className="pan__f">
          <Button variant="redline" busy={busy} onClick={() => void end(others, t('endedOthers'))}>
            {t('endOthers')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
