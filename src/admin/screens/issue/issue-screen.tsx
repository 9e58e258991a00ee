import { sessionQuery } from '#features/auth/auth.queries.ts';
import { LineField } from '#features/content/fields/line-field.tsx';
import { MarkdownField } from '#features/content/fields/markdown-field.tsx';
import { ValueChanges } from '#features/content/history/admin/what-changed.tsx';
import { CampaignRecord } from '#features/newsletter/campaigns/admin/campaign-record.tsx';
import { type issuePath, newsletterPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-screen.ts';

const controls = { Line: LineField, Markdown: MarkdownField, Changes: ValueChanges };

export function Screen({ params: { id } }: ScreenProps<typeof issuePath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <CampaignRecord
      key={id}
      id={id}
      isOwner={roles.includes('owner')}
      listHref={newsletterPath.href()}
      controls={controls}
    />
  );
}
