/**
 * Milliseconds that a client has to send the headers, and the whole request, which is the time for the
 * upload of a large file. Any other body has a minute (`limitBodyTime`), so that slow clients cannot
 * hold thousands of connections.
 */
export const httpTimeouts = { headersTimeout: 15_000, requestTimeout: 15 * 60_000 } as const;
