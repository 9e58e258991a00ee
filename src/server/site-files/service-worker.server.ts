import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type Company, companyQuery } from '#features/company/company.ts';
import type { Language } from '#i18n/language.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { renderOfflinePage } from '#site/service-worker/offline-page.server.tsx';
import workerSource from '#site/service-worker/worker.js?raw';

/** What the worker caches: the offline page, once with each language first, and what it loads. */
const files = ['/offline', '/pt/offline', '/offline.css', '/favicon.svg'];

function writeWorker(offlinePage: string): string {
  const version = createHash('sha256').update(workerSource).update(offlinePage).digest('hex');
  return workerSource
    .replace('__VERSION__', version.slice(0, 12))
    .replace("'__FILES__'", files.map((file) => `'${file}'`).join(', '));
}

/** Serves the service worker and its offline page; a new phone number is a new version of both. */
export function serviceWorker({ readUrl }: { readUrl: ReadUrl }): Hono {
  async function offlinePage(first: Language): Promise<string> {
    const [url] = companyQuery().queryKey;
    return renderOfflinePage((await readUrl(url)) as Company, first);
  }

  return new Hono()
    .get('/sw.js', async (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      c.header('Cache-Control', 'no-cache');
      return c.body(writeWorker(await offlinePage('en')));
    })
    .get('/offline', async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.html(await offlinePage('en'));
    })
    .get('/pt/offline', async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.html(await offlinePage('pt'));
    });
}
