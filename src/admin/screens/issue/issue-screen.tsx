import { sessionQuery } from '#features/auth/auth.queries.ts';
import { CampaignRecord } from '#features/newsletter/campaigns/admin/campaign-record.tsx';
import { type issuePath, newsletterPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-screen.ts';

export function Screen({ params: { id } }: ScreenProps<typeof issuePath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <CampaignRecord
      key={id}
      id={id}
      isOwner={roles.includes('owner')}
      listHref={newsletterPath.href()}
    />
  );
}
