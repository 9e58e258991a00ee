import { Link } from '#ui/controls/link.tsx';

type PersonNameProps = { name: string; href: string | null };

/** A person's name, with a link to them where they are known. */
export function PersonName({ name, href }: PersonNameProps) {
  return href === null ? name : <Link to={href}>{name}</Link>;
}
