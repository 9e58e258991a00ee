import { useQuery } from '@tanstack/react-query';
import { sitePaths } from '#core/site-paths.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';

/** The mark and the name, leading home. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { data: company } = useQuery(companyQuery());
  return (
    <Link to={sitePaths.home} className="brand" {...(onClick ? { onClick } : {})}>
      <Logo />
      {company?.brand}
    </Link>
  );
}
