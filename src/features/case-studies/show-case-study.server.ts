import { findService } from '#features/services/services.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getCaseStudy, getNextStudy } from './case-studies.repository.server.ts';
import type { ShownStudy } from './case-studies.ts';

/** Returns a study with what its page leads to: its service and the next study. */
export async function showCaseStudy(db: Queryable, id: string): Promise<ShownStudy | null> {
  const study = await getCaseStudy(db, id);
  if (!study) return null;
  const service = await findService(db, study.serviceId ?? null);
  const next = await getNextStudy(db, id);
  return { ...study, ...(service && { service }), ...(next && { next }) };
}
