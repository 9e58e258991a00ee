import type { ReactNode } from 'react';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';

type CurrentLinkProps = {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** Returns how a link is marked: it leads to the current page, or to the list that the page is of. */
function currentOf(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A link that is marked by `aria-current` on the page that it leads to, and on the pages below that. */
export function CurrentLink({ to, children, ...rest }: CurrentLinkProps) {
  const { address } = useNavigation();
  return (
    <Link to={to} aria-current={currentOf(address.path, to)} {...rest}>
      {children}
    </Link>
  );
}
