import { useArt } from '../art-look.tsx';
import { OpenDoor } from './open-door.tsx';
import './door-wall.css';

/** A wall of whole tiles with the door in it, as large as its place allows. Decorative. */
export function DoorWall({ className }: { className: string }) {
  const art = useArt();
  return (
    <div className={`door-wall ${className}`} aria-hidden="true">
      <img
        className="door-wall__tiles"
        src={art('/art/tile-wall.svg')}
        alt=""
        width="2400"
        height="1000"
        loading="lazy"
      />
      <OpenDoor />
    </div>
  );
}
