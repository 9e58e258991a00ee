import type { JsonLdNode } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import { teamPath } from '#paths.ts';
import type { Consultant } from './team.ts';

/** Each consultant as a person who works for the company. */
export function consultantNodes(
  team: readonly Consultant[],
  { language, pageUrl, fileUrl, company }: GraphContext,
): JsonLdNode[] {
  return team.map(({ id, name, imageUrl, role, rolePt, about, aboutPt }) => ({
    '@type': 'Person',
    '@id': `${pageUrl(teamPath.href())}#${id}`,
    name,
    ...(role && { jobTitle: localize(language, role, rolePt).text }),
    ...(about && { description: localize(language, about, aboutPt).text }),
    ...(imageUrl && { image: fileUrl(imageUrl) }),
    worksFor: company,
  }));
}
