import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';

/** The link in a panel's head to the section that it is a part of; nothing without such a section. */
export function SectionLink({ to, children }: { to: string | null; children: string }) {
  return to === null ? null : (
    <Link to={to} className={buttonClass({ variant: 'text' })}>
      {children}
    </Link>
  );
}
