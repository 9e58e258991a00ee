import { AsyncLocalStorage } from 'node:async_hooks';
import { isatty } from 'node:tty';
import { type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './env.server.ts';
import { formatLogLine } from './log-line.ts';
import { createLogOutput, openStandardOutput } from './log-output.server.ts';

export type { Logger };

/** The id of the current request or job run; every line that it logs has it. */
export const currentRequest = new AsyncLocalStorage<string>();

/** Serializes an error without PostgreSQL's `detail` and `where`, which quote values of the row. */
export function withoutRowValues(error: Error): object {
  const { detail: _detail, where: _where, ...rest } = stdSerializers.err(error);
  return rest;
}

function describeDropped(dropped: number): string {
  const line = { level: pino.levels.values.warn, time: new Date().toISOString(), dropped };
  return `${JSON.stringify({ ...line, msg: 'log lines were dropped' })}\n`;
}

/**
 * Logs JSON lines to standard output, which may be closed, full or unread; a terminal gets lines for
 * people. Callers log ids, codes and
 * counts, never a name, an address or a message; the redaction is a safety net.
 */
export function createLogger(level: LogLevel): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutRowValues },
    mixin() {
      const request = currentRequest.getStore();
      return request === undefined ? {} : { request };
    },
    redact: {
      paths: ['*.email', '*.phone', '*.name', 'email', 'phone', 'token'],
      censor: '[personal]',
    },
  };
  const output = createLogOutput(() => openStandardOutput(), describeDropped);
  if (!isatty(1)) return pino(options, output);
  return pino(options, { write: (line: string) => output.write(formatLogLine(line)) });
}
