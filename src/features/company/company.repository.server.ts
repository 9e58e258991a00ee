import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Company } from './company.ts';

const selectCompany = prepareRead((db) => db.selectFrom('company').selectAll());

export async function getCompany(db: Queryable): Promise<Company | null> {
  const [row] = await selectCompany(db, {});
  if (!row) return null;
  const { id: _, ...company } = row;
  return company;
}
