import { type Logger, pino } from 'pino';
import type { LogLevel } from './env.server.ts';

export type { Logger };

/**
 * JSON lines on standard output. Callers log ids, codes and counts, never a name, an address or a
 * message; the redaction below is the net under that rule.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.email', '*.phone', '*.name', 'email', 'phone', 'token'],
      censor: '[personal]',
    },
  });
}
