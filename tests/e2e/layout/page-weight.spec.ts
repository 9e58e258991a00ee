import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../harness/browser-fixtures.ts';

/** Scripts that a page loads before its first screen is alive, in bytes of brotli. */
const scripts: Record<string, number> = {
  '/': 80_000,
  '/services': 85_000,
  '/case-studies': 83_000,
  '/case-studies/halden': 83_000,
  '/blog': 84_000,
  '/blog/iva-oss': 84_000,
  '/contact': 99_000,
  '/book-consultation': 106_000,
  '/privacy': 82_000,
  '/terms': 81_000,
  '/cookies': 81_000,
  '/accessibility': 81_000,
  '/complaints': 80_000,
  '/checkout': 90_000,
  '/payment-success': 86_000,
  '/client-portal': 88_000,
  '/manage-booking/no-such-booking': 114_000,
  '/no-such-page': 79_000,
};

/** Moving a booking shows the calendar of the booking screen, which is a file of its own. */
const mostScripts = (path: string) => (path.startsWith('/manage-booking/') ? 5 : 4);

const budget = { style: 16_000, fonts: 65_000, html: 16_000 };

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

for (const prefix of ['', '/pt'])
  for (const [path, most] of Object.entries(scripts))
    test(`${prefix}${path} loads no more than it may before it is painted and alive`, async ({
      request,
    }) => {
      const address = prefix + (path === '/' && prefix ? '' : path);
      const html = await (await request.get(address)).text();
      const bytesOf = async (urls: string[]) => {
        const bodies = urls.map(async (url) => {
          const response = await request.get(url);
          expect(response.status(), url).toBe(200);
          return response.body();
        });
        return Promise.all(bodies);
      };
      const compressed = async (urls: string[]) =>
        (await bytesOf(urls)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);

      const [first = '', ...others] = [
        ...all(html, /<script[^>]* async fetchpriority="low" src="([^"]+)"/g),
        ...all(html, /data-files="([^"]+)"/g).flatMap((files) => files.split(' ')),
      ];
      expect(html).not.toMatch(
        /rel="modulepreload"|<script(?![^>]*( async |application\/(ld\+)?json))/,
      );
      expect(others.length + 1).toBeLessThanOrEqual(mostScripts(path));
      expect(await compressed([first]), 'the first script').toBeLessThan(1200);
      expect(await compressed([first, ...others])).toBeLessThanOrEqual(most);

      const styles = all(html, /<link rel="stylesheet" href="([^"]+)">/g);
      expect(styles).toHaveLength(1);
      expect(await compressed(styles)).toBeLessThanOrEqual(budget.style);

      const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
      expect(fonts.length).toBeLessThanOrEqual(2);
      const fontBytes = (await bytesOf(fonts)).reduce((sum, { length }) => sum + length, 0);
      expect(fontBytes).toBeLessThanOrEqual(budget.fonts);

      expect(html.match(/<img(?![^>]*loading="lazy")/g)?.length ?? 0).toBeLessThanOrEqual(6);
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.html);
    });
