import { companyQuery } from '#features/company/company.queries.ts';
import type { Company } from '#features/company/company.ts';
import type { ReadUrl } from '#query/query-client.ts';

export type RememberedCompany = {
  /** Reads as before, and remembers the company whenever it is read. */
  readUrl: ReadUrl;
  /** The company as last read, or null if it never was. */
  latest(): Company | null;
};

/** Keeps the company in memory for pages that are rendered without a database. Reads it once now. */
export function rememberCompany(readUrl: ReadUrl): RememberedCompany {
  const [companyUrl] = companyQuery().queryKey;
  let latest: Company | null = null;
  async function read(url: string): Promise<unknown> {
    const data = await readUrl(url);
    if (url === companyUrl) latest = data as Company;
    return data;
  }
  // Until a page is rendered there is nothing to lose by a failure.
  void read(companyUrl).catch(() => {});
  return { readUrl: read, latest: () => latest };
}
