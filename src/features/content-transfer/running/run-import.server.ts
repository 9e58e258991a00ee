import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { toInstant } from '#core/clock.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { DatabaseUnavailableError, transact } from '#platform/database/transact.server.ts';
import { inTurn } from '#platform/jobs/in-turn.server.ts';
import { compareFiles, placeFiles } from '../archive/place-files.server.ts';
import type { ArchiveFiles } from '../archive-files.ts';
import { UnreadableFile } from '../incoming.ts';
import { onTrial } from '../placing/on-trial.server.ts';
import { type ContentReport, placeContent } from '../placing/place-content.server.ts';
import type { ImportProgress, Placing } from '../placing/place-records.server.ts';
import { listGivenSlugs, requirePosts } from '../posts/addresses.server.ts';
import { readApart } from '../reading/read-apart.server.ts';
import { openReading, type Reading } from '../reading/reading-on-disk.server.ts';
import type { ImportPhase, ImportProblem, TransferReport } from '../transfer.schema.ts';
import { endUnfinished } from './end-import.server.ts';
import { followImport, ImportStopped } from './follow-import.server.ts';
import { fileProblem, planChanged } from './import-problems.ts';
import {
  findPlanned,
  insertPart,
  markEnded,
  partsOfReport,
  readContentVersion,
  updateRunning,
} from './imports.repository.server.ts';

export type ImportJob = {
  id: string;
  /** What arrived. */
  path: string;
  /** Where what is read of it lies, or will. */
  folder: string;
  /** Whether an earlier dry run has read it. */
  isRead: boolean;
  isDryRun: boolean;
  /** Leaves alone what is here already. */
  onlyNew: boolean;
  /** The `plan` of the dry run that was confirmed. */
  plan: string | null;
  /** Where the content was, for a file that does not say; empty if nobody told it. */
  oldSite: string;
};

/** What content is imported into: its kinds, and the library of files. */
export type ImportTarget = { kinds: readonly ContentKind[]; library: ArchiveFiles };

type Running = {
  context: Context;
  job: ImportJob;
  target: ImportTarget;
  signal: AbortSignal;
  progress: ImportProgress & { phase: ImportPhase };
};

/** Milliseconds in which a database that is away may come back. */
const longestAway = 60_000;
/** Milliseconds after which other work of the process has a turn during a trial. */
const longestTurn = 10;

/** Repeats work while the database is away, for a minute: the rest of a long import is worth a wait. */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isOver = performance.now() - start > longestAway;
      if (isOver || !(error instanceof DatabaseUnavailableError)) throw error;
      await sleep(500);
    }
  }
}

function begin({ progress }: Running, phase: ImportPhase, total: number): void {
  Object.assign(progress, { phase, done: 0, total });
}

async function read(running: Running): Promise<Reading> {
  const { context, job, target, progress, signal } = running;
  const { path, folder, isRead, oldSite } = job;
  if (!isRead) {
    const onProgress = (done: number, total: number) => Object.assign(progress, { done, total });
    const given = await context.database.read((db) =>
      listGivenSlugs(db, requirePosts(target.kinds)),
    );
    await readApart(context, { path, folder, oldSite, given }, { onProgress, signal });
  }
  const reading = await openReading(folder);
  if (reading === null) throw new Error('What was read is not there');
  return reading;
}

/** Finds out what the import would do, in a transaction that is undone. */
function tryOut(running: Running, reading: Reading): Promise<ContentReport> {
  const { context, job, target, progress, signal } = running;
  begin(running, 'checking', reading.kinds.length);
  return onTrial(context, join(job.folder, 'trial'), async (own, trx) => {
    let turnAt = performance.now();
    return placeContent({
      context: own,
      kinds: new Map(target.kinds.map((kind) => [kind.name, kind])),
      reading,
      onlyNew: job.onlyNew,
      async inTransaction(work) {
        if (performance.now() - turnAt > longestTurn) {
          await setImmediate();
          turnAt = performance.now();
        }
        signal.throwIfAborted();
        return work(trx);
      },
      async keepProgress(_trx, { done, total }) {
        Object.assign(progress, { done, total });
      },
    });
  });
}

/**
 * Imports in many short transactions, with pauses as long, in which visitors book and staff write. Each
 * says in the row of the import how much is written.
 */
async function write(running: Running, reading: Reading): Promise<ContentReport> {
  const { context, job, target, progress, signal } = running;
  begin(running, 'writing', reading.kinds.length);
  const { id } = job;
  const placing: Placing = {
    context,
    kinds: new Map(target.kinds.map((kind) => [kind.name, kind])),
    reading,
    onlyNew: job.onlyNew,
    inTransaction: (work) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return patiently(() => transact(context, work));
      }),
    async keepProgress(trx, next) {
      await updateRunning(trx, id, { phase: 'writing', ...next });
      Object.assign(progress, next);
    },
  };
  return placeContent(placing);
}

async function keepReport({ context, job }: Running, report: TransferReport): Promise<void> {
  for (const [part, words] of partsOfReport(JSON.stringify(report)).entries())
    await patiently(() =>
      transact(context, (trx) => insertPart(trx, { importId: job.id, part, words })),
    );
}

type Finish = {
  report: TransferReport;
  problem?: ImportProblem;
  contentVersion?: string;
  log?: (trx: Queryable) => Promise<void>;
};

async function finish(
  running: Running,
  { report, problem, contentVersion = '', log }: Finish,
): Promise<void> {
  const { context, job } = running;
  await keepReport(running, report);
  const end = {
    state: problem ? ('failed' as const) : ('done' as const),
    endedAt: toInstant(context.clock()),
    ...(problem && { problem }),
    ...(report.isDryRun && { plan: report.plan, contentVersion }),
    done: running.progress.done,
    total: running.progress.total,
  };
  await patiently(() =>
    transact(context, async (trx) => {
      await markEnded(trx, job.id, end);
      await log?.(trx);
    }),
  );
}

/** Whether something of the content may have changed since the dry run that was confirmed. */
async function isOutdated({ context, job }: Running): Promise<boolean> {
  const { plan } = job;
  if (plan === null) return false;
  const [planned, version] = await Promise.all([
    context.database.read((db) => findPlanned(db, plan)),
    context.database.read(readContentVersion),
  ]);
  return planned?.contentVersion !== version;
}

async function work(running: Running): Promise<void> {
  const { context, job, target, signal } = running;
  const reading = await read(running);
  try {
    const { missing, unchanged } = await compareFiles(context, target.library, reading.files ?? []);
    const files = { new: missing.length, unchanged };
    if (job.isDryRun || (await isOutdated(running))) {
      const contentVersion = await context.database.read(readContentVersion);
      const found = await tryOut(running, reading);
      const report = { ...found, isDryRun: job.isDryRun, files };
      if (job.isDryRun) return await finish(running, { report, contentVersion });
      if (found.plan !== job.plan) return await finish(running, { report, problem: planChanged() });
    }
    const refused = await placeFiles(context, target.library, job.path, missing, signal);
    const made = await write(running, reading);
    const report: TransferReport = {
      ...made,
      isDryRun: false,
      files: { new: missing.length - refused.length, unchanged },
      findings: [...made.findings, ...refused],
    };
    const { format, counts, redirects } = report;
    await finish(running, {
      report,
      log: (trx) =>
        recordChange(context, trx, {
          action: 'content.import',
          subject: { kind: 'content', id: null },
          after: { format, ...counts, redirects: redirects.new },
        }),
    });
  } finally {
    await reading.close();
  }
}

/**
 * Runs an import or its dry run to its end, which is in its row; `stop` ends it before. It never throws
 * for what is in a file.
 */
export async function runImport(
  context: Context,
  target: ImportTarget,
  { job, stop }: { job: ImportJob; stop: AbortController },
): Promise<void> {
  const { signal } = stop;
  const progress = { phase: 'reading' as const, done: 0, total: 0, written: 0 };
  const running: Running = { context, job, target, signal, progress };
  const following = followImport(context, { id: job.id, progress, stop });
  try {
    await work(running);
  } catch (error) {
    if (error instanceof UnreadableFile) {
      const endedAt = toInstant(context.clock());
      const end = { state: 'failed' as const, endedAt, problem: fileProblem(error) };
      await transact(context, (trx) => markEnded(trx, job.id, end));
    } else {
      const why = error instanceof ImportStopped ? error.why : 'failed';
      await endUnfinished(context, job.id, why);
      if (!(error instanceof ImportStopped)) throw error;
    }
  } finally {
    await following.end();
  }
}
