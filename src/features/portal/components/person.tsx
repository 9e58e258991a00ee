import { Avatar } from '#ui/layout/avatar.tsx';
import './person.css';

/** The tile of a person's avatar, drawn from the name. */
function tileOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `/art/avatar-${slug || 'nobody'}.svg`;
}

export function PersonAvatar({ name, image }: { name: string; image?: string | undefined }) {
  return <Avatar name={name} image={image} tile={tileOf(name)} size="sm" />;
}

type PersonProps = { name: string; email: string; image?: string | undefined };

/** A person with avatar, name and mail address. */
export function Person({ name, email, image }: PersonProps) {
  return (
    <div className="portal-person">
      <PersonAvatar name={name} image={image} />
      <div>
        <b>{name}</b>
        <small>{email}</small>
      </div>
    </div>
  );
}
