import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './env.server.ts';

export type { Logger };

/** The id of the call or job run under way; every line that is logged meanwhile carries it. */
export const currentRequest = new AsyncLocalStorage<string>();

/** An error without what PostgreSQL adds to it: `detail` and `where` quote the row's values. */
export function withoutRowValues(error: Error): object {
  const { detail: _detail, where: _where, ...rest } = stdSerializers.err(error);
  return rest;
}

/**
 * JSON lines on standard output. Callers log ids, codes and counts, never a name, an address or a
 * message; the redaction below is the net under that rule.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({
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
  });
}
