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

/** The state of a process (`T`: stopped), and its parent; of one that has gone neither. */
function processOf(pid: string): { state: string; parent: number } {
  try {
    // The name in parentheses may contain spaces; the state and the parent follow it.
    const rest = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
    const [state = '', parent = ''] = rest.split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return { state: '', parent: 0 };
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

  function signal(postmaster: string, name: 'SIGSTOP' | 'SIGCONT'): void {
    const children = readdirSync('/proc').filter(
      (pid) => processOf(pid).parent === Number(postmaster),
    );
    for (const pid of [postmaster, ...children]) process.kill(Number(pid), name);
  }

  function postmasterOf(): string {
    const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return pid;
  }

  /** Stops the server, which then makes no connections any more, and all connections that it has made. */
  async function hang(): Promise<void> {
    const postmaster = postmasterOf();
    process.kill(Number(postmaster), 'SIGSTOP');
    while (processOf(postmaster).state !== 'T') await pause(5);
    signal(postmaster, 'SIGSTOP');
  }

  return {
    url: cluster.url,
    /** Ends it as a power failure would. */
    stop: () => control('-m', 'immediate', 'stop'),
    start: () => control('-l', join(folder, 'restarted.log'), 'start', '-o', startOptions(folder)),
    hang,
    resume: () => signal(postmasterOf(), 'SIGCONT'),
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
