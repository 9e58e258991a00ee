import { Avatar } from '#ui/layout/avatar.tsx';
import './person.css';

export function PersonAvatar({ name, image }: { name: string; image?: string | undefined }) {
  return <Avatar name={name} image={image} size="sm" />;
}

type PersonProps = { name: string; email: string; image?: string | undefined };

/** A person with avatar, name and mail address; who has said no name is called by the address. */
export function Person({ name, email, image }: PersonProps) {
  return (
    <div className="portal-person">
      <PersonAvatar name={name || email} image={image} />
      <div>
        {name === '' ? null : <b translate="no">{name}</b>}
        <small translate="no">{email}</small>
      </div>
    </div>
  );
}
