import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

const mostBytesKept = 1024 * 1024;
const shortestWait = 20;
const longestWait = 1000;

export type LogOutput = {
  /** Writes lines that end with a line break, or keeps them for later. Never waits, never throws. */
  write(lines: string): void;
};

// A terminal that takes no more would stop the process. Its flags are shared with the shell, so
// it is opened anew; where that is not possible, only a paused terminal still makes a write wait.
function openTerminal(fd: number): number {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  try {
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    return fd;
  }
}

/** A descriptor of standard output whose writes fail with EAGAIN instead of waiting. */
export function openStandardOutput(): number {
  const fd = 1;
  if (isatty(fd)) return openTerminal(fd);
  const stats = fstatSync(fd);
  // Node makes a pipe or socket non-blocking when the stream over it is first asked for.
  if (stats.isFIFO() || stats.isSocket()) void process.stdout;
  return fd;
}

/**
 * An output that can be gone, full or unread without harm: what cannot be written is kept up to
 * one megabyte and tried again, the rest is dropped. `describeDropped` gives the line that follows
 * when writing works again. `openFd` is called at the first write.
 */
export function createLogOutput(
  openFd: () => number,
  describeDropped: (lines: number) => string,
): LogOutput {
  let fd: number | null = null;
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let dropped = 0;
  let wait = shortestWait;
  let waiting = false;
  let flushesAtExit = false;

  /** The bytes that could not be written, null when all were. */
  function writeNow(bytes: Buffer): Buffer | null {
    let rest = bytes;
    try {
      fd ??= openFd();
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
      return null;
    } catch {
      return rest;
    }
  }

  /** Whether everything is written. */
  function flush(): boolean {
    for (;;) {
      const rest = kept.length === 0 ? null : writeNow(Buffer.concat(kept));
      const progressed = (rest?.length ?? 0) < keptBytes;
      kept = rest === null ? [] : [rest];
      keptBytes = rest?.length ?? 0;
      if (progressed) wait = shortestWait;
      if (rest !== null) return false;
      if (dropped === 0) return true;
      keep(describeDropped(dropped));
      dropped = 0;
    }
  }

  function keep(lines: string | Buffer): void {
    const bytes = Buffer.from(lines);
    kept.push(bytes);
    keptBytes += bytes.length;
  }

  function tryLater(): void {
    if (!flushesAtExit) process.once('exit', flush);
    flushesAtExit = true;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (!flush()) tryLater();
    }, wait).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    write(lines) {
      const rest = keptBytes > 0 ? Buffer.from(lines) : writeNow(Buffer.from(lines));
      if (rest === null) return;
      if (keptBytes + rest.length > mostBytesKept) dropped += 1;
      else keep(rest);
      tryLater();
    },
  };
}
