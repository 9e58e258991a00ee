import type { JsonLdNode } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { twinText } from '#i18n/twin-texts.ts';
import { servicesPath } from '#paths.ts';
import type { Service } from './services.ts';

/** The services of the services page. */
export function serviceNodes(
  services: readonly Service[],
  { language, pageUrl, fileUrl, company }: GraphContext,
): JsonLdNode[] {
  return services.map((service) => ({
    '@type': 'Service',
    '@id': `${pageUrl(servicesPath.href())}#${service.id}`,
    name: twinText(service, language, 'title'),
    description: twinText(service, language, 'lead'),
    image: fileUrl(`/art/svc-${service.id}.svg`),
    provider: company,
  }));
}
