import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Company } from '#features/company/company.ts';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { dressDocument } from '../look/look-head.server.ts';
import type { AdminAssets } from './admin-assets.server.ts';

const hashedFile = /^\/admin\/assets\/[\w.-]+$/;

function formatShell(assets: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Back office</title>
<meta name="robots" content="noindex">
${themeHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/admin/manifest.webmanifest">
${assets}
</head>
<body class="office">
<div id="root"></div>
<noscript><p>The back office needs JavaScript. <span lang="pt-PT">A área de gestão precisa de JavaScript.</span></p></noscript>
</body>
</html>
`;
}

/** Serves the files of a build of the back office; others are left to what follows. */
function hashedFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) =>
      hashedFile.test(path) ? path.slice('/admin'.length) : '/no-such-file',
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
}

/**
 * Serves the back office: one document for every address under `/admin`, the same for everyone. What
 * it shows comes from calls that require a session. `keptAssets` has the files of earlier
 * builds, `company` reads the company, whose look it wears.
 */
export function adminShell(
  { folder, linesFor, finish }: AdminAssets,
  keptAssets: string | null = null,
  company: () => Promise<Company | null> = async () => null,
): Hono {
  const app = new Hono();
  const shell = formatShell(linesFor('src/admin/entry-admin.tsx'));
  if (folder !== null) app.use('/admin/assets/*', hashedFiles(folder));
  if (keptAssets !== null) app.use('/admin/assets/*', hashedFiles(join(keptAssets, 'admin')));
  app.get('/admin/assets/*', (c) => c.notFound());
  for (const path of ['/admin', '/admin/*'])
    app.get(path, async (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex');
      return c.html(await finish(c.req.path, dressDocument(shell, (await company())?.look)));
    });
  return app;
}
