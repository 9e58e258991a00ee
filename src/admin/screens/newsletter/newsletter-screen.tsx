import { sessionQuery } from '#features/auth/auth.queries.ts';
import { CampaignsView } from '#features/newsletter/campaigns/admin/campaigns-view.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { issuePath, newsletterPath, subscribersPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './newsletter.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <CampaignsView
      title={t('title')}
      isOwner={roles.includes('owner')}
      listHref={newsletterPath.href()}
      peopleHref={subscribersPath.href()}
      hrefOf={(id) => issuePath.href({ id })}
    />
  );
}
