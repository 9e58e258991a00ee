import { useArt } from '../art/art-look.tsx';
import { initials } from './initials.ts';
import './avatar.css';

export type AvatarProps = {
  name: string;
  /** The drawing that stands for the person. */
  face?: string | undefined;
  /** A portrait, which takes the place of the drawing and the initials. */
  image?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A portrait in an arch, or the object that stands for a person over their initials. Decorative: the name appears beside it. */
export function Avatar({ name, face, image, size = 'md' }: AvatarProps) {
  const art = useArt();
  const shown = image || face;
  const letters = image ? '' : initials(name);
  return (
    <span className={size === 'md' ? 'avatar' : `avatar avatar--${size}`} aria-hidden="true">
      {shown ? (
        <img src={art(shown)} alt="" width="160" height="200" loading="lazy" decoding="async" />
      ) : null}
      {letters === '' ? null : <span>{letters}</span>}
    </span>
  );
}
