import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { readCpu } from './uncached-render.mjs';

/** @typedef {import('../harness/test-database.ts').TestDatabase} TestDatabase */

/**
 * A connection beside a server's own. `watchCpu` returns a function that reads the CPU time, in
 * milliseconds, of the processes that work for the server's connections.
 * @typedef {object} Beside
 * @property {import('../harness/test-database.ts').Engine} engine
 * @property {(statement: string) => Promise<Record<string, unknown>[]>} run
 * @property {() => Promise<() => number>} watchCpu
 * @property {() => Promise<void>} close
 */

/**
 * Returns the settings of a server whose whole work on PostgreSQL is that of its connections.
 * @param {TestDatabase} database
 */
export function withoutParallelWorkers({ env }) {
  if (env.DATABASE_URL === undefined) return env;
  const url = new URL(env.DATABASE_URL);
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  return { ...env, DATABASE_URL: url.href };
}

/**
 * Whether a process is there: the server closes connections that it has not used for a while.
 * @param {number} pid
 */
function isRunning(pid) {
  return existsSync(`/proc/${pid}/task`);
}

/**
 * Connects to the database of a server that has started.
 * @param {TestDatabase} database
 * @returns {Promise<Beside>}
 */
export async function connectBeside({ engine, settings }) {
  if (settings.databaseUrl === undefined) {
    const file = new DatabaseSync(join(settings.dataDir, 'entrada.sqlite'), { timeout: 60_000 });
    return {
      engine,
      run: async (statement) => file.prepare(statement).all(),
      watchCpu: async () => () => 0,
      close: async () => file.close(),
    };
  }
  const client = new Client({ connectionString: settings.databaseUrl });
  await client.connect();
  return {
    engine,
    run: async (statement) => (await client.query(statement)).rows,
    async watchCpu() {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const used = new Map();
      return () => {
        for (const { pid } of rows) if (isRunning(pid)) used.set(pid, readCpu(pid).main);
        return [...used.values()].reduce((sum, cpu) => sum + cpu, 0);
      };
    },
    close: () => client.end(),
  };
}
