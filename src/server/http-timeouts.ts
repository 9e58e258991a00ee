/**
 * Milliseconds that a client has to send the headers, and the whole request: Node's own are one and
 * five minutes, in which slow clients could hold thousands of connections. The largest body is 256 kB.
 */
export const httpTimeouts = { headersTimeout: 15_000, requestTimeout: 60_000 } as const;
