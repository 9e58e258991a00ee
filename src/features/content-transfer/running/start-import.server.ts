import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Actor, Context } from '#platform/context/context.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProgramEnd } from '#platform/imports/import-programs.server.ts';
import type { ImportProblem } from '../transfer.schema.ts';
import { endLostImports, endUnfinished } from './end-import.server.ts';
import { fileOf, folderOf, receiveImport, removeFolder } from './import-folders.server.ts';
import { importProblem } from './import-problems.ts';
import { findPlanned, getImport, insertImport, listRunning } from './imports.repository.server.ts';
import type { ImportJob } from './run-import.server.ts';

export type ImportRequest = Pick<ImportJob, 'isDryRun' | 'onlyNew' | 'plan' | 'oldSite'> & {
  name: string;
};

/** What the program of an import is given. `now`: the clock of the process that starts it. */
export type ImportProgramJob = { job: ImportJob; actor: Actor; now: string };

type Started = { id: string; ended: Promise<void> };

/** Returns why no import can begin now, or null. */
async function findObstacle(context: Context): Promise<ImportProblem | null> {
  await endLostImports(context);
  const running = await context.database.read(listRunning);
  return running.length > 0 ? importProblem('import_running') : null;
}

/** Enters an import, of which there is one at a time. */
export async function enterImport(
  context: Context,
  id: string,
  { isDryRun, onlyNew, name }: Pick<ImportRequest, 'isDryRun' | 'onlyNew' | 'name'>,
): Promise<Result<null, ImportProblem>> {
  const { actor, clock } = context;
  const startedBy = actor.kind === 'staff' ? actor.personId : null;
  const row = { id, name: name.slice(0, 200), isDryRun, onlyNew, startedBy };
  const place = { host: hostname(), pid: process.pid, startedAt: toInstant(clock()) };
  try {
    await transact(context, (trx) => insertImport(trx, { ...row, ...place }));
    return accept(null);
  } catch (error) {
    const index = 'content_imports_running';
    if (!isUniqueViolation(error, { index, columns: ['content_imports.state'] })) throw error;
    return refuse(importProblem('import_running'));
  }
}

function endingOf({ signal, said }: ProgramEnd): 'out_of_memory' | 'ended' | 'failed' {
  if (signal === 'SIGABRT' || /heap out of memory/i.test(said)) return 'out_of_memory';
  return signal === null ? 'failed' : 'ended';
}

/** Runs the program of an import; whatever ends it, its row says so afterwards. */
async function runProgram(context: Context, job: ImportJob): Promise<void> {
  const now = toInstant(context.clock());
  const { actor, logger, imports } = context;
  imports.own.add(job.id);
  const end = await imports.run({ job, actor, now } satisfies ImportProgramJob);
  const row = await endUnfinished(context, job.id, endingOf(end)).finally(() =>
    imports.own.delete(job.id),
  );
  if (row !== null || end.code !== 0)
    logger.error({ code: end.code, signal: end.signal, said: end.said }, 'an import failed');
  const ended = await context.database.read((db) => getImport(db, job.id));
  // What a dry run has read serves the import that confirms it.
  if (!(ended?.isDryRun && ended.state === 'done')) await removeFolder(context, job.id);
}

async function start(
  context: Context,
  job: ImportJob,
  request: ImportRequest,
): Promise<Result<Started, ImportProblem>> {
  const entered = await enterImport(context, job.id, request);
  if (!entered.ok) {
    await removeFolder(context, job.id);
    return entered;
  }
  const ended = runProgram(context, job);
  ended.catch((err: unknown) =>
    context.logger.error({ err }, 'the end of an import could not be recorded'),
  );
  return accept({ id: job.id, ended });
}

async function startPlanned(
  context: Context,
  plan: string,
  request: ImportRequest,
): Promise<Result<Started, ImportProblem>> {
  const planned = await context.database.read((db) => findPlanned(db, plan));
  if (planned === null || !existsSync(fileOf(context, planned.id)))
    return refuse(importProblem('plan_gone'));
  const place = {
    path: fileOf(context, planned.id),
    folder: folderOf(context, planned.id),
    isRead: true,
  };
  const { isDryRun, onlyNew, oldSite } = request;
  return start(context, { id: newId(), ...place, isDryRun, onlyNew, plan, oldSite }, request);
}

/**
 * Starts an import of what arrives, in a process of its own; where nothing arrives, of what the dry run
 * that it confirms has read at this server. Refuses while another runs, and what is too large. `ended`
 * resolves when its row says how it ended.
 */
export async function startImport(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  request: ImportRequest,
): Promise<Result<Started, ImportProblem>> {
  const obstacle = await findObstacle(context);
  if (obstacle) return refuse(obstacle);
  const id = newId();
  const received = await receiveImport(context, id, body);
  if (!received.ok) return refuse(importProblem('file_too_large'));
  const { isDryRun, onlyNew, plan, oldSite } = request;
  if (received.value === 0 && plan !== null) {
    await removeFolder(context, id);
    return startPlanned(context, plan, request);
  }
  const place = { path: fileOf(context, id), folder: folderOf(context, id), isRead: false };
  return start(context, { id, ...place, isDryRun, onlyNew, plan, oldSite }, request);
}
