import { companyQuery } from '#features/company/company.ts';
import { useQuery } from '#query/use-query.tsx';
import { ReachCompany } from './reach-company.tsx';

/** Some words with the company's phone and email, for a page that has not loaded the company itself. */
export function CompanyReach({ words }: { words: string }) {
  const { data: company } = useQuery(companyQuery());
  return <ReachCompany company={company} words={words} />;
}
