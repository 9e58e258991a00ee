import type { Queryable } from '#platform/database/database.server.ts';
import { getCompany } from './company.repository.server.ts';
import type { Company } from './company.ts';

/** Returns the company. Throws if the database has not been seeded. */
export async function requireCompany(db: Queryable): Promise<Company> {
  const company = await getCompany(db);
  if (!company) throw new Error('The database holds no company; it has not been seeded');
  return company;
}
