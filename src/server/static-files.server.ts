import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const hashedFiles = '/assets/';

/** Serves the precompressed files of the client build. Names with a hash are cached indefinitely. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    rewriteRequestPath: (path) => (path.includes('/.') ? '/no-such-file' : path),
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        path.includes(hashedFiles) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
