import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const hashed = '/assets/';

/** The files of the browser's build, compressed beforehand. Names with a hash live for ever. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    rewriteRequestPath: (path) => (path.includes('/.') ? '/no-such-file' : path),
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        path.includes(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
