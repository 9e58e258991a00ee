import { companyQuery } from '#features/company/company.ts';
import { useQuery } from '#query/use-query.tsx';

/** The company's short name, empty until it is known. */
export function useBrand(): string {
  return useQuery(companyQuery()).data?.brand ?? '';
}
