import type { SkyName } from '../generator/lisbon-sky.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon2000 = Date.UTC(2000, 0, 1, 12);

/** Lisbon, in degrees north and east. */
const latitude = 38.72;
const longitude = -9.14;

/** Degrees by which the sun's centre is below the horizon when its rim touches it. */
const rim = 0.833;

/** How long before and after the sun crosses the horizon the sky is dawn or dusk. */
const twilight = 45 * minute;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const degrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * Returns when the sun rises and sets in Lisbon on the UTC day of an instant, within two minutes
 * (Astronomical Almanac, low precision formulas for the sun). All in milliseconds since 1970.
 */
export function sunInLisbon(instant: number): { rise: number; set: number } {
  const midday = Math.floor(instant / day) * day + day / 2;
  const days = (midday - noon2000) / day;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = 280.459 + 0.98564736 * days;
  const along = mean + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const declination = degrees(Math.asin(sine(23.439) * sine(along)));
  const ascension = degrees(Math.atan2(cosine(23.439) * sine(along), cosine(along)));
  const equation = ((((mean - ascension + 180) % 360) + 360) % 360) - 180;
  const highest = midday - ((longitude + equation) / 360) * day;
  const hour =
    (-sine(rim) - sine(latitude) * sine(declination)) / (cosine(latitude) * cosine(declination));
  const half = (degrees(Math.acos(hour)) / 360) * day;
  return { rise: highest - half, set: highest + half };
}

/** Returns the sky over Lisbon at an instant, and until when it stays; milliseconds since 1970. */
export function lightInLisbon(instant: number): { sky: SkyName; until: number } {
  const { rise, set } = sunInLisbon(instant);
  const skies: [until: number, sky: SkyName][] = [
    [rise - twilight, 'lamp'],
    [rise + twilight, 'dawn'],
    [set - twilight, 'day'],
    [set + twilight, 'dusk'],
  ];
  for (const [until, sky] of skies) if (instant < until) return { sky, until };
  return { sky: 'lamp', until: sunInLisbon(instant + day).rise - twilight };
}
