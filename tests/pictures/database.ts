import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from '../harness/running-server.ts';

/** Runs a statement in the server's database, as an owner's command does. */
export function runInDatabase({ mailDir }: RunningServer, sql: string, ...values: string[]): void {
  const database = new DatabaseSync(join(dirname(mailDir), 'entrada.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}
