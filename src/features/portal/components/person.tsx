import { faceAddress } from '#ui/art/faces/face.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import './person.css';

type PersonAvatarProps = {
  name: string;
  /** The address of the drawing that stands for them; without it, one that their name picks. */
  face?: string | undefined;
  /** The address of a portrait. */
  image?: string | undefined;
};

export function PersonAvatar({ name, face = faceAddress(name), image }: PersonAvatarProps) {
  return <Avatar name={name} face={face} image={image} size="sm" />;
}

type PersonProps = PersonAvatarProps & { email: string };

/** A person with avatar, name and mail address; who has said no name is called by the address. */
export function Person({ name, email, face, image }: PersonProps) {
  return (
    <div className="portal-person">
      <PersonAvatar name={name || email} face={face} image={image} />
      <div>
        {name === '' ? null : <b translate="no">{name}</b>}
        <small translate="no">{email}</small>
      </div>
    </div>
  );
}
