import { lightInLisbon } from './lisbon-light.ts';
import { skyMark } from './sky-mark.ts';

/** What the server writes of a page with the door: the sky over Lisbon, until it changes. */
export function skyMoment(now: number): { marks: Record<string, string>; until: number } {
  const { sky, until } = lightInLisbon(now);
  return { marks: { [skyMark]: sky }, until };
}
