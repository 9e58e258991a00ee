import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import { servicesPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { serviceFields } from './services.content.ts';
import type { Service } from './services.ts';
import { serviceSeeds } from './services-seed.server.ts';

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
