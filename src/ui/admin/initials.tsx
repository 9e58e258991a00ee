import { initials } from '../layout/initials.ts';
import './initials.css';

const grounds = 5;

/** The same name always gets the same ground, from 1 to 5. */
function groundOf(name: string): number {
  const sum = Array.from(name).reduce((total, character) => total + character.charCodeAt(0), 0);
  return (sum % grounds) + 1;
}

/** A person's initials in an arch. Decorative: the name appears beside it. */
export function Initials({ name, isOnWall = false }: { name: string; isOnWall?: boolean }) {
  return (
    <span className={`av av--${isOnWall ? 'on-wall' : groundOf(name)}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
