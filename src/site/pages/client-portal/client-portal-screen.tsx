import { lazy, Suspense } from 'react';
import { AuthProvider, useAuth } from '#features/auth/components/auth-provider.tsx';
import { companyQuery, telHref } from '#features/company/company.ts';
import { modesQuery } from '#features/modes/modes.ts';
import { ClientPortal } from '#features/portal/components/client-portal.tsx';
import { PortalSkeleton } from '#features/portal/components/portal-skeleton.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { clientPortalScreenTexts } from './client-portal.texts.ts';
import { withoutPortalTexts } from './without-portal.texts.ts';
import { WithoutPortal } from './without-portal.tsx';

/** The portal of a client, which only who is signed in as one loads. */
const LivePortal = lazy(async () => {
  const { LivePortalView } = await import('#features/portal/live/components/live-portal.tsx');
  return { default: LivePortalView };
});

/** Contact details for visitors without scripts. */
function WithoutScript() {
  const t = useTexts(clientPortalScreenTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  return (
    <noscript>
      <div className="wrap section--tight stack">
        <h2>{t('noScriptTitle')}</h2>
        <p>
          {t('noScript')}{' '}
          <a href={telHref(company.phone)} translate="no">
            {company.phone}
          </a>
          ,{' '}
          <a href={`mailto:${company.email}`} translate="no">
            {company.email}
          </a>
        </p>
      </div>
    </noscript>
  );
}

function FailedPortal({ retry }: { retry: () => void }) {
  const t = useTexts(clientPortalScreenTexts);
  return (
    <div className="wrap section--tight">
      <StatePanel
        kind="error"
        title={t('failedTitle')}
        headingLevel={2}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {t('failedText')}
      </StatePanel>
    </div>
  );
}

/** What is shown before, or in place of, the portal of the sample. */
function DemoByStatus() {
  const t = useTexts(clientPortalScreenTexts);
  const { status, retry } = useAuth();
  if (status === 'failed') return <FailedPortal retry={retry} />;
  return (
    <>
      <WithoutScript />
      <PortalSkeleton label={t('loading')} />
    </>
  );
}

/** The portal of who is signed in; what a client does instead where nobody is. */
function PortalByStatus() {
  const { language } = useLanguage();
  const t = useTexts(clientPortalScreenTexts);
  const { status, user } = useAuth();
  const { data: modes } = useQuery(modesQuery());
  // Without the sample the page says what to do instead until somebody is known to be signed in.
  const isWithout = status !== 'signed-in' && !modes?.portalDemo;
  if (isWithout || status === 'signed-out') return <WithoutPortal />;
  return (
    <>
      <h1 className="sr">{withoutPortalTexts[language].title}</h1>
      {user?.kind === 'client' ? (
        <Suspense fallback={<PortalSkeleton label={t('loading')} />}>
          <LivePortal user={user} />
        </Suspense>
      ) : status === 'signed-in' ? (
        <ClientPortal />
      ) : (
        <DemoByStatus />
      )}
    </>
  );
}

export function Screen() {
  return (
    <AuthProvider>
      <PortalByStatus />
    </AuthProvider>
  );
}
