import { sitePaths } from '#core/site-paths.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';

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
