import type { Queryable } from '#platform/database/database.server.ts';
import type { Company } from './company.ts';

export async function getCompany(db: Queryable): Promise<Company | null> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirst();
  if (!row) return null;
  const { id: _, ...company } = row;
  return company;
}
