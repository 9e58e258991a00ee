/**
 * Milliseconds that a client has to send the headers, and the whole request, which is the time for the
 * upload of a large file. Any other body has a minute (`limitBodyTime`), so that slow clients cannot
 * hold thousands of connections. An idle connection is kept for longer than nginx keeps it (60 s):
 * closed by us, it would take a press with it that is on its way.
 */
export const httpTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 75_000,
} as const;
