import { useEffect } from 'react';
import { skyMark } from './moment-marks.ts';
import './open-door.css';

const minute = 60_000;

/** The server has marked the first page; the sun's course is not worth a place in its first load. */
async function markSky(): Promise<void> {
  const { lightInLisbon } = await import('./lisbon-light.ts');
  document.documentElement.setAttribute(skyMark, lightInLisbon(Date.now()).sky);
}

/** The door of the hero, which opens on the sky over Lisbon and a ferry on the river. */
export function OpenDoor() {
  useEffect(() => {
    const mark = () => void markSky().catch(() => {});
    if (!document.documentElement.hasAttribute(skyMark)) mark();
    const timer = setInterval(mark, minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="door" aria-hidden="true">
      <div className="door__view">
        <i className="door__ferry" />
      </div>
    </div>
  );
}
