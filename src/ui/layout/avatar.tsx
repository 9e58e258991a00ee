import { initials } from './initials.ts';
import './avatar.css';

export type AvatarProps = {
  name: string;
  /** A portrait, shown without initials. */
  image?: string | null | undefined;
  /** The tile behind the initials. */
  tile?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A portrait in an arch, or the initials over a tile. Decorative: the name appears beside it. */
export function Avatar({ name, image, tile, size = 'md' }: AvatarProps) {
  const picture = image || tile;
  return (
    <span className={size === 'md' ? 'avatar' : `avatar avatar--${size}`} aria-hidden="true">
      {picture ? <img src={picture} alt="" width="100" height="100" loading="lazy" /> : null}
      {image ? null : <span>{initials(name)}</span>}
    </span>
  );
}
