import { PasskeysPanel } from '#features/auth/admin/passkeys-panel.tsx';
import { SessionsPanel } from '#features/auth/admin/sessions-panel.tsx';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { readSignInFailure } from '../../sign-in/describe-failure.ts';
import { makePasskey } from '../../sign-in/sign-in-calls.ts';
import { screen } from './account.screen.ts';
import '#ui/admin/layout/columns.css';

export function Screen() {
  const t = useTexts(screen.title);
  const { language } = useLanguage();
  const user = useQuery(sessionQuery()).data;

  async function make(): Promise<boolean> {
    try {
      await makePasskey(language);
      return true;
    } catch (error) {
      if (readSignInFailure(error).kind === 'cancelled') return false;
      throw error;
    }
  }

  return (
    <>
      <PageHeading title={t('title')} lead={user?.email} />
      <div className="cols2 cols2--even">
        <SessionsPanel />
        <PasskeysPanel makePasskey={make} />
      </div>
    </>
  );
}
