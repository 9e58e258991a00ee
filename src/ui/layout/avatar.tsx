import { initials } from './initials.ts';
import './avatar.css';

export type AvatarProps = {
  name: string;
  /** A portrait; without one, the initials are shown. */
  image?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A portrait in an arch, or the initials. Decorative: the name appears beside it. */
export function Avatar({ name, image, size = 'md' }: AvatarProps) {
  return (
    <span className={size === 'md' ? 'avatar' : `avatar avatar--${size}`} aria-hidden="true">
      {image ? (
        <img src={image} alt="" width="100" height="100" loading="lazy" />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  );
}
