import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, type Result } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { receiveFile } from '#platform/files/receive-file.server.ts';
import { endLostImports } from './end-import.server.ts';
import { getImport, type ImportRow, listRunning } from './imports.repository.server.ts';

/** The largest file that is taken, and how the refusal of a larger one names it. */
export const mostBytes = 512 * 1024 * 1024;

const arriving = 'arriving-';
/** Milliseconds that what a dry run has read is kept, and after which a silent upload has ended. */
const keptFor = 3_600_000;
const longestSilence = 600_000;

type Imports = Pick<Context, 'imports'>;

/** The folder of an import, with its file and what is read of it. */
export function folderOf({ imports }: Imports, id: string): string {
  return join(imports.folder, id);
}

export function fileOf(context: Imports, id: string): string {
  return join(folderOf(context, id), 'file');
}

export async function removeFolder(context: Imports, id: string): Promise<void> {
  await rm(folderOf(context, id), { recursive: true, force: true });
}

/** Writes a body to the file of an import, chunk by chunk. Returns how many bytes arrived. */
export async function receiveImport(
  context: Imports,
  id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Result<number, 'too_large'>> {
  const part = join(context.imports.folder, arriving + id);
  try {
    const received = await receiveFile(body, { folder: part, most: mostBytes });
    if (!received.ok) return received;
    await rename(received.value.path, join(part, 'file'));
    await rename(part, folderOf(context, id));
    return accept(received.value.size);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

function isKept(row: ImportRow, now: Date): boolean {
  const age = now.getTime() - Date.parse(row.endedAt ?? row.startedAt);
  return row.state === 'done' && row.isDryRun && age < keptFor;
}

async function isArriving(folder: string, context: Context, isStart: boolean): Promise<boolean> {
  if (isStart && context.database.engine === 'sqlite') return false;
  const [part = ''] = await readdir(folder).catch(() => []);
  const { mtimeMs } = await stat(join(folder, part)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < longestSilence;
}

/**
 * Ends imports whose process is gone, and removes the folders that nobody needs any more. `isStart`: of
 * the server, which alone uses the folder of the embedded database, so that nothing arrives yet.
 */
export async function tidyImports(context: Context, isStart: boolean): Promise<void> {
  await endLostImports(context);
  // One that runs may use what a dry run has read.
  if ((await context.database.read(listRunning)).length > 0) return;
  const names = await readdir(context.imports.folder).catch(() => []);
  for (const name of names) {
    const folder = folderOf(context, name);
    const row = await context.database.read((db) => getImport(db, name));
    const isNeeded = name.startsWith(arriving)
      ? await isArriving(folder, context, isStart)
      : row !== null && isKept(row, context.clock());
    if (!isNeeded) await rm(folder, { recursive: true, force: true });
  }
}
