import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { makePrivateFolder } from '#platform/private-files.server.ts';
import type { ImportProblem, TransferReport } from '../transfer.schema.ts';
import { endLostImports } from './end-import.server.ts';
import { folderOf, removeFolder } from './import-folders.server.ts';
import { getImport } from './imports.repository.server.ts';
import { readReport } from './read-import.server.ts';
import { type ImportJob, type ImportTarget, runImport } from './run-import.server.ts';
import { enterImport } from './start-import.server.ts';

type Given = Pick<ImportJob, 'path' | 'isDryRun' | 'onlyNew'> & { oldSite?: string };

/** Imports a file in this process, a command's, and returns the report of its end. */
export async function importHere(
  context: Context,
  target: ImportTarget,
  { path, isDryRun, onlyNew, oldSite = '' }: Given,
): Promise<Result<TransferReport, ImportProblem>> {
  await endLostImports(context);
  const id = newId();
  const entered = await enterImport(context, id, { isDryRun, onlyNew, name: '' });
  if (!entered.ok) return entered;
  const folder = folderOf(context, id);
  makePrivateFolder(context.imports.folder);
  makePrivateFolder(folder);
  try {
    const job = { id, path, folder, isRead: false, isDryRun, onlyNew, plan: null, oldSite };
    await runImport(context, target, { job, stop: new AbortController() });
  } finally {
    await removeFolder(context, id);
  }
  const row = await context.database.read((db) => getImport(db, id));
  if (row?.problem) return refuse(row.problem);
  return accept(JSON.parse((await Array.fromAsync(readReport(context, id))).join('')));
}
