import type { Context } from '#platform/context/context.server.ts';
import { type FileRefusalCode, UnreadableFile } from '../incoming.ts';
import type { ReaderTask, ReaderWord } from './read-for-import.server.ts';

/** Milliseconds for a whole file, and how many of its records may take too long. */
const longestFile = 3_600_000;
const mostSlow = 50;

/** Why a thread ended before it had read the file. */
type Broken = { slow: number } | { refusal: UnreadableFile };

type Watching = {
  onProgress(done: number, total: number): void;
  signal: AbortSignal;
};

function brokenBy(error: Error): Broken {
  const { code } = error as NodeJS.ErrnoException;
  const isMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
  const detail = isMemory ? '' : error.name;
  return { refusal: new UnreadableFile(isMemory ? 'out_of_memory' : 'not_readable', '', detail) };
}

/** Reads the file in one thread. Returns null once it is read. */
async function readOnce(
  { imports }: Pick<Context, 'imports'>,
  task: ReaderTask,
  { onProgress, signal }: Watching,
): Promise<Broken | null> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Broken | null>();
  const thread = imports.startReader(task);
  let current: number | null = null;
  let since = performance.now();
  function hear(word: ReaderWord): void {
    if ('begin' in word) {
      current = word.begin;
      since = performance.now();
    } else if ('done' in word) {
      onProgress(word.done, word.total);
    } else if ('refusal' in word) {
      const { code, where, detail } = word.refusal;
      resolve({ refusal: new UnreadableFile(code as FileRefusalCode, where, detail) });
    } else resolve(null);
  }
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  const timer = setInterval(() => {
    const waited = performance.now() - since;
    if (current !== null && waited > imports.longestPost) resolve({ slow: current });
    else if (waited > longestFile) resolve({ refusal: new UnreadableFile('takes_too_long') });
  }, 100);
  thread
    .on('message', hear)
    .once('error', (error) => resolve(brokenBy(error)))
    .once('exit', () => resolve({ refusal: new UnreadableFile('not_readable') }));
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', abort);
    await thread.terminate();
  }
}

/**
 * Reads a file in a thread with a time and a memory of its own. A record that takes too long is told
 * as refused: the thread is ended, and another reads the file without it. Throws `UnreadableFile`, and
 * the signal's reason.
 */
export async function readApart(
  context: Pick<Context, 'imports' | 'clock'>,
  given: Pick<ReaderTask, 'path' | 'folder' | 'oldSite' | 'given'>,
  watching: Watching,
): Promise<void> {
  const now = context.clock().toISOString();
  const skipped: number[] = [];
  for (;;) {
    const broken = await readOnce(context, { ...given, now, skipped }, watching);
    if (broken === null) return;
    if ('refusal' in broken) throw broken.refusal;
    skipped.push(broken.slow);
    if (skipped.length > mostSlow) throw new UnreadableFile('takes_too_long');
  }
}
