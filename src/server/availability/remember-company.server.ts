import { type Company, companyQuery } from '#features/company/company.ts';
import type { ReadUrl } from '#query/query-client.ts';

export type RememberedCompany = {
  /** Reads as before, and remembers the company whenever it is read. */
  readUrl: ReadUrl;
  /** The company as last read, or null if it never was. */
  latest(): Company | null;
  /** Reads the company, so that what another process changed is seen; as last read where that fails. */
  current(): Promise<Company | null>;
};

/**
 * Keeps the company in memory for pages that are rendered without a database. `company` is what is
 * known at the start.
 */
export function rememberCompany(readUrl: ReadUrl, company: Company | null): RememberedCompany {
  const [companyUrl] = companyQuery().queryKey;
  let latest = company;
  async function read(url: string): Promise<unknown> {
    const data = await readUrl(url);
    if (url === companyUrl) latest = data as Company;
    return data;
  }
  return {
    readUrl: read,
    latest: () => latest,
    current: () =>
      read(companyUrl).then(
        () => latest,
        () => latest,
      ),
  };
}
