import { setImmediate } from 'node:timers/promises';
import type { Context } from '#platform/context/context.server.ts';
import type { ContentImport } from '../transfer.schema.ts';
import { endLostImports } from './end-import.server.ts';
import {
  getImport,
  getLatestImport,
  getPart,
  type ImportRow,
} from './imports.repository.server.ts';

/** What is told of an import. */
export function describeImport(row: ImportRow): ContentImport {
  const { id, state, phase, name, isDryRun, onlyNew, done, total, written, startedAt } = row;
  const told = { id, state, phase, name, isDryRun, onlyNew, done, total, written, startedAt };
  return row.problem ? { ...told, error: row.problem } : told;
}

/** Returns an import by its id, or the one that was started last. */
export async function readImport(context: Context, id: string | null): Promise<ImportRow | null> {
  await endLostImports(context);
  return context.database.read((db) => (id === null ? getLatestImport(db) : getImport(db, id)));
}

/** Whether the report of an import is there still. */
export async function hasReport({ database }: Context, id: string): Promise<boolean> {
  return (await database.read((db) => getPart(db, id, 0))) !== null;
}

/** The report of an import as JSON, part by part: one of 20,000 records is never in memory as a whole. */
export async function* readReport({ database }: Context, id: string): AsyncGenerator<string> {
  for (let part = 0; ; part += 1) {
    const words = await database.read((db) => getPart(db, id, part));
    if (words === null) return;
    yield words;
    // SQLite answers within a turn, and so would all of the report be sent.
    await setImmediate();
  }
}
