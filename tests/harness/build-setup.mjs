import { ensureBuilt } from '../../scripts/build.mjs';

/** Global setup of Vitest and Playwright: tests that start the real server get a build of the current sources. */
export default async function setup() {
  await ensureBuilt();
}
