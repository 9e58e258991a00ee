import { findPostgres } from '../../scripts/testing/programs.mjs';
import { startPostgresCluster } from './postgres-cluster.mjs';

/**
 * Vitest's global setup: a run without `TEST_DATABASE_URL` starts a server of its own, so
 * that `npx vitest run <file>` works by itself.
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
