import { findPostgres } from '../../scripts/testing/programs.mjs';
import { startPostgresCluster } from './postgres-cluster.mjs';

/**
 * Vitest's global setup: a run that `npm test` has not given a server starts its own, so that
 * `npx vitest run <file>` works alone.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const programs = findPostgres();
  if (programs === null)
    throw new Error('No PostgreSQL programs found: set TEST_DATABASE_URL or install postgresql.');
  const cluster = await startPostgresCluster(programs);
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await cluster.stop();
  };
}
