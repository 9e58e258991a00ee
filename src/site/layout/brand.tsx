import { companyQuery } from '#features/company/company.ts';
import { homePath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';

/** The logo and the brand name, linked to the home page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { data: company } = useQuery(companyQuery());
  return (
    <Link to={homePath.href()} className="brand" translate="no" {...(onClick ? { onClick } : {})}>
      <Logo name={company?.brand} />
    </Link>
  );
}
