import type { ReactNode } from 'react';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';

type CurrentLinkProps = {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that is marked by `aria-current` when it leads to the current page. */
export function CurrentLink({ to, children, ...rest }: CurrentLinkProps) {
  const { address } = useNavigation();
  return (
    <Link to={to} aria-current={address.path === to ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  );
}
