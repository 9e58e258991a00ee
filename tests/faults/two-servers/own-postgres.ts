import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgres } from '../../../scripts/testing/programs.mjs';
import { startPostgresCluster } from '../../harness/postgres-cluster.mjs';

const execute = promisify(execFile);

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;

/** PostgreSQL accepts connections before it serves them (cannot_connect_now). */
function isStartingUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57P03';
}

async function connectTo(url: string): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isStartingUp(error)) throw error;
      await pause(50);
    }
  }
}

async function dataFolderOf(url: string): Promise<string> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

function parentOf(pid: string): number {
  try {
    // The name in parentheses may contain spaces; the state and the parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Starts a PostgreSQL server that no other test uses, and that can be restarted and hung. */
export async function startOwnPostgres() {
  const programs = findPostgres();
  if (programs === null) throw new Error('No PostgreSQL programs found.');
  const cluster = await startPostgresCluster(programs);
  const folder = await dataFolderOf(cluster.url);

  async function control(...args: string[]): Promise<void> {
    const command = [join(programs ?? '', 'pg_ctl'), '-D', folder, '-w', ...args];
    const whole =
      process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await execute(whole[0] ?? '', whole.slice(1), { cwd: '/' });
  }

  /** Sends a signal to the server and all its connections. */
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const [line = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const postmaster = Number(line);
    const children = readdirSync('/proc').filter((pid) => parentOf(pid) === postmaster);
    for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, name);
  }

  return {
    url: cluster.url,
    /** Ends it as a power failure would. */
    stop: () => control('-m', 'immediate', 'stop'),
    start: () => control('-l', join(folder, 'restarted.log'), 'start', '-o', startOptions(folder)),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async close() {
      await control('-m', 'immediate', 'stop').catch(() => {});
      await cluster.stop();
    },
  };
}

/** Returns the options of the first start, which the server records in its folder. */
function startOptions(folder: string): string {
  const options = readFileSync(join(folder, 'postmaster.opts'), 'utf8').trim();
  return options.slice(options.indexOf('"-p"'));
}
