import type { Database } from '#platform/database/database.server.ts';
import { createLiveStream, type LiveStream } from './live-stream.server.ts';
import { createVersionMemory } from './seen-versions.server.ts';

type Repetition = {
  /** Milliseconds from one run to the next. */
  every: number;
  /** The shortest time between two runs, in milliseconds, however often it is woken. */
  pause: number;
  isUseful(): boolean;
};

/**
 * Repeats `work` while it is useful; `start` makes it begin, and `wake` run soon. A failed run is
 * followed by the next. Does not keep the process running.
 */
function repeatWhileUseful(
  work: () => Promise<void>,
  { every, pause, isUseful }: Repetition,
): { start(): void; wake(): void } {
  let timer: NodeJS.Timeout | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let lastRun = Number.NEGATIVE_INFINITY;
  let running = false;
  let wanted = false;

  function schedule(at: number): void {
    if (at >= dueAt) return;
    if (timer) clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void run(), Math.max(at - performance.now(), 0)).unref();
  }
  async function run(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    if (!isUseful()) return;
    running = true;
    wanted = false;
    await work().catch(() => {});
    running = false;
    lastRun = performance.now();
    schedule(lastRun + (wanted ? pause : every));
  }
  return {
    start() {
      if (!running) schedule(performance.now() + every);
    },
    wake() {
      wanted = true;
      if (!running && isUseful()) schedule(lastRun + pause);
    },
  };
}

/** The streams of this process, by which browsers learn that something has changed. */
export type LiveUpdates = {
  /** Opens a stream; null once the server is stopping. */
  open(session: Pick<LiveStream, 'sessionId' | 'isValid'>): ReadableStream<Uint8Array> | null;
  count(): number;
  /** Ends every stream and opens no more. */
  stop(): void;
};

/**
 * Milliseconds. The pause after a read keeps a burst of commits from becoming a burst of reads. Sessions
 * are asked about after each commit too: one of them may have ended a session.
 */
const defaults = {
  poll: 800,
  pause: 100,
  keepAlive: 25_000,
  sessionCheck: 3_000,
  sessionPause: 500,
};

/** Visible windows of one browser, and connections that broke without a word. */
const mostPerSession = 8;

/**
 * Reads the topics' versions while a browser is connected: at an interval, for what other processes
 * commit, and after each commit of this one. If the database fails, the streams stay open.
 */
export function createLiveUpdates(
  { topicVersions, onCommit }: Pick<Database, 'topicVersions' | 'onCommit'>,
  times: Partial<typeof defaults> = {},
): LiveUpdates {
  const { poll, pause, keepAlive, sessionCheck, sessionPause } = { ...defaults, ...times };
  const streams = new Set<LiveStream>();
  let stopping = false;
  const isUseful = () => streams.size > 0;
  const withAges = createVersionMemory();

  async function sendVersions(): Promise<void> {
    const versions = withAges(await topicVersions());
    for (const stream of streams) stream.sendVersions(versions);
  }
  async function endInvalid(): Promise<void> {
    for (const of of Map.groupBy(streams, ({ sessionId }) => sessionId).values())
      if (!(await of[0]?.isValid())) for (const stream of of) stream.end('signed_out');
  }
  async function keepAllAlive(): Promise<void> {
    for (const stream of streams) stream.keepAlive();
  }
  const reading = repeatWhileUseful(sendVersions, { every: poll, pause, isUseful });
  const sessions = repeatWhileUseful(endInvalid, {
    every: sessionCheck,
    pause: Math.min(sessionPause, sessionCheck),
    isUseful,
  });
  const others = [
    repeatWhileUseful(keepAllAlive, { every: keepAlive, pause: keepAlive, isUseful }),
    sessions,
  ];
  onCommit(() => {
    reading.wake();
    sessions.wake();
  });

  return {
    open(session) {
      if (stopping) return null;
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === session.sessionId);
      if (ofSession.length >= mostPerSession) ofSession[0]?.end('too_many');
      const stream = createLiveStream({ ...session, onEnd: () => streams.delete(stream) });
      streams.add(stream);
      reading.wake();
      for (const other of others) other.start();
      return stream.body;
    },
    count: () => streams.size,
    stop() {
      stopping = true;
      for (const stream of streams) stream.end();
    },
  };
}
