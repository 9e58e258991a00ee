import * as z from 'zod/mini';
import type { JsonLdNode } from '#core/json-ld.ts';
import { emptyValues } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { twinText } from '#i18n/twin-texts.ts';
import { servicesPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Service, serviceFields } from './services.ts';
import { serviceSeeds } from './services-seed.server.ts';

const texts = Object.keys(emptyValues(serviceFields)).map((name) => [name, z.string()]);

/** Response of `GET /api/services`, in the order of the page. */
export const servicesSchema = z.array(
  z.strictObject({
    id: z.string(),
    ...Object.fromEntries(texts),
  }) as unknown as z.ZodMiniType<Service>,
);

const records = seededRecords('services', serviceSeeds);

/** What the owner says of the three services. */
export const serviceKind = defineKind({
  name: 'services',
  fields: serviceFields,
  titleField: 'title',
  addressOf: () => servicesPath.href(),
  ...records.ofKind,
});

/** Returns the services in the order of the page. */
export async function listServices(db: Queryable): Promise<Service[]> {
  return Array.from(await records.readAll(db), ([id, texts]) => ({ id, ...texts }) as Service);
}

/** Returns the name of a service in both languages, or null if there is no such service. */
export async function findService(
  db: Queryable,
  id: string | null,
): Promise<{ id: string; title: string; titlePt?: string } | null> {
  const found = id === null ? undefined : (await listServices(db)).find((one) => one.id === id);
  return found ? { id: found.id, title: found.title, titlePt: found.titlePt } : null;
}

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
