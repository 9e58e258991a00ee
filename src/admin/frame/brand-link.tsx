import { todayPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { useBrand } from '../session/use-brand.ts';
import './brand-link.css';

export function BrandLink() {
  return (
    <Link to={todayPath.href()} className="brand">
      <Logo name={useBrand()} />
    </Link>
  );
}
