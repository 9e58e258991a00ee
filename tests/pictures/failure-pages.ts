import { fileURLToPath } from 'node:url';
import type { Company } from '#features/company/company.ts';
import { formatDocument } from '#server/document.server.ts';
import { builtAssets, withoutScripts } from '#server/page-assets.server.ts';
import { loadSource } from './load-source.ts';
import { addressOf, type Scene, type Subject } from './subject.ts';

const clientDir = fileURLToPath(new URL('../../dist/client', import.meta.url));
const path = '/services';

/** What a page is answered with that could not be made: no fault that a visitor causes leads there. */
export function failurePages(): Promise<Subject[]> {
  return loadSource(async (load) => {
    const { failurePageModule, renderFailurePage } = (await load(
      '/src/site/failure-page/failure-page.server.tsx',
    )) as typeof import('#site/failure-page/failure-page.server.tsx');
    const lines = withoutScripts(builtAssets(clientDir).linesFor(failurePageModule));
    const open = (status: 500 | 503) => async (scene: Scene) => {
      const { page, server } = scene;
      const { origin } = server;
      const company = (await (await fetch(`${origin}/api/company`)).json()) as Company;
      const address = addressOf(path, scene);
      const { pathname } = new URL(address);
      const failed = renderFailurePage({ status, pathname, search: '', origin, company });
      const body = formatDocument({ ...failed, state: '[]' }, lines);
      await page.route(address, (route) =>
        route.fulfill({ status, body, contentType: 'text/html; charset=utf-8' }),
      );
      await page.goto(address, { waitUntil: 'networkidle' });
    };
    return [
      { name: 'server-failed', open: open(500) },
      { name: 'server-unavailable', open: open(503) },
    ];
  });
}
