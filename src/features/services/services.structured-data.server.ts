import type { JsonLdNode } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { translate } from '#i18n/texts.ts';
import { servicesPath } from '#site/pages/services/services.path.ts';
import { servicesTexts } from './services.texts.ts';
import { services } from './services.ts';

/** The three services of the services page. */
export function serviceNodes({ language, pageUrl, fileUrl, company }: GraphContext): JsonLdNode[] {
  const t = (key: keyof typeof servicesTexts.en) => translate(servicesTexts, language, key);
  return services.map(({ id, title, summary }) => ({
    '@type': 'Service',
    '@id': `${pageUrl(servicesPath.href())}#${id}`,
    name: t(title),
    description: t(summary),
    image: fileUrl(`/art/svc-${id}.svg`),
    provider: company,
  }));
}
