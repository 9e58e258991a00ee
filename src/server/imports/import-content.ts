import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { ImportStopped } from '#features/content-transfer/running/follow-import.server.ts';
import { runImport } from '#features/content-transfer/running/run-import.server.ts';
import type { ImportProgramJob } from '#features/content-transfer/running/start-import.server.ts';
import { runSubscriberImport } from '#features/newsletter/importing/run-subscriber-import.server.ts';
import type { SubscriberImportJob } from '#features/newsletter/importing/start-subscriber-import.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createImportPrograms, type ImportTask } from '#platform/imports/import-programs.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { contentKinds } from '../content-kinds.server.ts';
import { createServices } from '../create-services.server.ts';
import { libraryArchive } from '../transfer/library-archive.server.ts';
import { findImportPrograms } from './find-import-programs.ts';

/** Visitors go first; and where memory is short, the system ends this program before the server. */
function giveWay(): void {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on this system.
  }
}

/** The clock of the process that gave the job, which may be a test's. */
function clockFrom(now: string): () => Date {
  const ahead = Date.parse(now) - Date.now();
  return () => new Date(Date.now() + ahead);
}

async function run(
  { settings, limits, job: given }: ImportTask<ImportProgramJob | SubscriberImportJob>,
  stop: AbortController,
): Promise<void> {
  const { actor, now } = given;
  const database = openDatabase(settings);
  const none = { stripe: null, viesUrl: null, invoices: null, mailIn: null };
  const services = createServices(
    { ...settings, ...none },
    {
      database,
      logger: createLogger('silent'),
      // The running server finds waiting mails by itself.
      wakeOutbox() {},
      wakeJob() {},
    },
  );
  const imports = createImportPrograms(settings, findImportPrograms, limits);
  const context = { ...services, imports, actor, clock: clockFrom(now) };
  const target = { kinds: contentKinds, library: libraryArchive };
  try {
    if ('subscribers' in given) await runSubscriberImport(context, given.subscribers, stop.signal);
    else await runImport(context, target, { job: given.job, stop });
  } finally {
    services.pictures.stop();
    await database.close();
  }
}

/** The frames of an error, without its message, which may hold what somebody wrote. */
function framesOf(error: unknown): string {
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  return [name, code ?? '', ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

giveWay();
const stop = new AbortController();
const input = createInterface({ input: process.stdin });
input.once('line', (line) => {
  run(JSON.parse(line), stop).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(framesOf(error));
      process.exit(1);
    },
  );
});
// The server has ended, however it ended.
input.once('close', () => {
  stop.abort(new ImportStopped('interrupted'));
  setTimeout(() => process.exit(1), 10_000).unref();
});
