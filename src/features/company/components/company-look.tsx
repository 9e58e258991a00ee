import type { ReactNode } from 'react';
import { useQuery } from '#query/use-query.tsx';
import { ArtLookProvider } from '#ui/art/art-look.tsx';
import { companyQuery } from '../company.ts';

/** Gives what is drawn within it the look that the owner chose. */
export function CompanyLook({ children }: { children: ReactNode }) {
  const { data: company } = useQuery(companyQuery());
  return <ArtLookProvider look={company?.look}>{children}</ArtLookProvider>;
}
