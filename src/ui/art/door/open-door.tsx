import { useEffect } from 'react';
import { skyMark } from './sky-mark.ts';
import './open-door.css';

const minute = 60_000;

/** The server has marked the first page; the sun's course is not worth a place in its first load. */
async function markSky(): Promise<void> {
  const { lightInLisbon } = await import('./lisbon-light.ts');
  document.documentElement.setAttribute(skyMark, lightInLisbon(Date.now()).sky);
}

type OpenDoorProps = {
  /** Classes beside `door`: `door--bare` is without its lamp. */
  className?: string;
};

/** The door that opens on the sky over Lisbon and a ferry on the river; as wide as its place. Decorative. */
export function OpenDoor({ className }: OpenDoorProps) {
  useEffect(() => {
    const mark = () => void markSky().catch(() => {});
    if (!document.documentElement.hasAttribute(skyMark)) mark();
    const timer = setInterval(mark, minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={className ? `door ${className}` : 'door'} aria-hidden="true">
      <span className="door__view">
        <i className="door__ferry" />
      </span>
    </span>
  );
}
