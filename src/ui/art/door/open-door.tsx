import { type ReactNode, useEffect } from 'react';
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
  /** What it opens on, in place of the sky. */
  view?: ReactNode;
};

/**
 * The door that opens on the sky over Lisbon and a ferry on the river, or on a view of its own; as wide as
 * its place. Decorative, but for such a view.
 */
export function OpenDoor({ className, view }: OpenDoorProps) {
  useEffect(() => {
    const mark = () => void markSky().catch(() => {});
    if (!document.documentElement.hasAttribute(skyMark)) mark();
    const timer = setInterval(mark, minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <span
      className={className ? `door ${className}` : 'door'}
      aria-hidden={view === undefined ? true : undefined}
    >
      <span className="door__view">{view ?? <i className="door__ferry" />}</span>
    </span>
  );
}
