import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../harness/browser-fixtures.ts';

/** Scripts that a page loads before its first screen is alive, in bytes of brotli. */
const scripts: Record<string, number> = {
  '/': 79_990,
  '/services': 83_950,
  '/case-studies': 83_900,
  '/case-studies/halden': 84_450,
  '/blog': 84_950,
  '/blog/iva-oss': 85_450,
  '/contact': 97_200,
  '/book-consultation': 110_750,
  '/privacy': 81_500,
  '/terms': 79_500,
  '/cookies': 79_650,
  '/accessibility': 79_000,
  '/complaints': 78_700,
  '/api': 79_300,
  '/checkout': 94_200,
  '/payment-success': 96_850,
  '/client-portal': 86_300,
  '/manage-booking/no-such-booking': 110_750,
  '/no-such-page': 79_000,
};

/** What is fetched before the first paint, in bytes of brotli; the reference of the API is long. */
const budget = { style: 20_900, fonts: 41_500, pictures: 12_000, html: 16_450, reference: 54_300 };
const most = { scripts: 4, fonts: 2, pictures: 3 };

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

for (const prefix of ['', '/pt'])
  for (const [path, mostScript] of Object.entries(scripts))
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
        /rel="modulepreload"|<script(?!>|[^>]*( async |application\/(ld\+)?json))/,
      );
      const inline = all(html, /<script>([^<]*)<\/script>/g);
      expect(inline).toHaveLength(1);
      expect(brotliCompressSync(inline.join()).length, 'in the head').toBeLessThan(900);
      expect(others.length + 1).toBeLessThanOrEqual(most.scripts);
      expect(await compressed([first]), 'the first script').toBeLessThan(700);
      expect(await compressed([first, ...others])).toBeLessThanOrEqual(mostScript);

      const styles = all(html, /<link rel="stylesheet" href="([^"]+)">/g);
      expect(styles).toHaveLength(1);
      expect(await compressed(styles)).toBeLessThanOrEqual(budget.style);
      expect(all(html, /<link rel="stylesheet" href="([^"]+)" media="print">/g)).toHaveLength(1);

      const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
      expect(fonts.length).toBeLessThanOrEqual(most.fonts);
      const fontBytes = (await bytesOf(fonts)).reduce((sum, { length }) => sum + length, 0);
      expect(fontBytes).toBeLessThanOrEqual(budget.fonts);

      const pictures = all(html, /<img(?![^>]*loading="lazy")[^>]* src="([^"]+)"/g);
      expect(pictures.length).toBeLessThanOrEqual(most.pictures);
      expect(await compressed(pictures)).toBeLessThanOrEqual(budget.pictures);
      const mostHtml = path === '/api' ? budget.reference : budget.html;
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(mostHtml);
    });
