import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

const maxBufferedBytes = 1024 * 1024;
const shortestWait = 20;
const longestWait = 1000;

export type LogOutput = {
  /** Writes lines that end with a line break, or buffers them. Never blocks and never throws. */
  write(lines: string): void;
};

// A paused terminal would block the process. Its flags are shared with the shell, so it is opened
// again with O_NONBLOCK; if that fails, writes to a paused terminal block.
function openTerminal(fd: number): number {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  try {
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    return fd;
  }
}

/** Returns a descriptor of standard output, or of standard error, whose writes fail with EAGAIN instead of blocking. */
export function openStandardOutput(fd: 1 | 2 = 1): number {
  if (isatty(fd)) return openTerminal(fd);
  const stats = fstatSync(fd);
  // Node makes a pipe or socket non-blocking when `process.stdout` is first read.
  if (stats.isFIFO() || stats.isSocket()) void (fd === 1 ? process.stdout : process.stderr);
  return fd;
}

/**
 * Returns an output that tolerates a closed, full or unread destination: it buffers and retries up to
 * one megabyte, and drops the rest. When writing works again, it adds the line of `describeDropped`.
 * `openFd` is called at the first write.
 */
export function createLogOutput(
  openFd: () => number,
  describeDropped: (lines: number) => string,
): LogOutput {
  let fd: number | null = null;
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let dropped = 0;
  let wait = shortestWait;
  let waiting = false;
  let flushesAtExit = false;

  /** Returns the bytes that could not be written, or null if all were. */
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

  /** Returns whether everything has been written. */
  function flush(): boolean {
    for (;;) {
      const rest = buffered.length === 0 ? null : writeNow(Buffer.concat(buffered));
      const progressed = (rest?.length ?? 0) < bufferedBytes;
      buffered = rest === null ? [] : [rest];
      bufferedBytes = rest?.length ?? 0;
      if (progressed) wait = shortestWait;
      if (rest !== null) return false;
      if (dropped === 0) return true;
      buffer(describeDropped(dropped));
      dropped = 0;
    }
  }

  function buffer(lines: string | Buffer): void {
    const bytes = Buffer.from(lines);
    buffered.push(bytes);
    bufferedBytes += bytes.length;
  }

  function retryLater(): void {
    if (!flushesAtExit) process.once('exit', flush);
    flushesAtExit = true;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (!flush()) retryLater();
    }, wait).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    write(lines) {
      const rest = bufferedBytes > 0 ? Buffer.from(lines) : writeNow(Buffer.from(lines));
      if (rest === null) return;
      if (bufferedBytes + rest.length > maxBufferedBytes) dropped += 1;
      else buffer(rest);
      retryLater();
    },
  };
}
