import { AuthProvider, useAuth } from '#features/auth/components/auth-provider.tsx';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { ClientPortal } from '#features/portal/components/client-portal.tsx';
import { PortalSkeleton } from '#features/portal/components/portal-skeleton.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { head } from './client-portal.head.ts';
import { clientPortalScreenTexts } from './client-portal.texts.ts';

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
          {t('noScript')} <a href={telHref(company.phone)}>{company.phone}</a>,{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
    </noscript>
  );
}

function PortalByStatus() {
  const t = useTexts(clientPortalScreenTexts);
  const { status, retry } = useAuth();
  if (status === 'loading')
    return (
      <>
        <WithoutScript />
        <PortalSkeleton label={t('loading')} />
      </>
    );
  if (status !== 'failed') return <ClientPortal />;
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

/** Nothing is shown without a user, not even the heading. */
function PageTitle() {
  const { language } = useLanguage();
  const { status } = useAuth();
  return status === 'signed-out' ? null : <h1 className="sr">{head[language].title}</h1>;
}

export function Screen() {
  return (
    <AuthProvider>
      <PageTitle />
      <PortalByStatus />
    </AuthProvider>
  );
}
