import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const name = 'prepare-pictures';

/** Returns the program that works on pictures: beside this file, or at the top of a build. */
export function findPictureProgram(): string {
  const places = [
    join(here, `${name}.ts`),
    join(here, `${name}.js`),
    join(here, '..', `${name}.js`),
  ];
  return places.find((place) => existsSync(place)) ?? join(here, `${name}.js`);
}
