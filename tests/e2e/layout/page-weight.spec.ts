import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

/**
 * Budgets are alarms, in bytes of brotli, with about 5 % of slack over what the kind of page loaded when
 * they were set. Where one is in the way of words, colour, accessibility or plain code, raise it, and
 * say in the commit what the reader gets for it.
 */
const scriptBudgets = {
  home: 102_000,
  reading: 98_000,
  portal: 99_500,
  paying: 106_000,
  form: 122_000,
};
const budget = { style: 24_700, fonts: 43_500, pictures: 12_600, html: 18_200, reference: 61_000 };
const most = { scripts: 4, fonts: 2, pictures: 3 };

const kinds: Record<string, keyof typeof scriptBudgets> = {
  '/': 'home',
  '/services': 'reading',
  '/case-studies': 'reading',
  '/case-studies/halden': 'reading',
  '/blog': 'reading',
  '/blog/iva-oss': 'reading',
  '/contact': 'form',
  '/book-consultation': 'form',
  '/privacy': 'reading',
  '/terms': 'reading',
  '/cookies': 'reading',
  '/accessibility': 'reading',
  '/complaints': 'reading',
  '/api': 'reading',
  '/checkout': 'paying',
  '/payment-success': 'paying',
  '/client-portal': 'portal',
  '/manage-booking/no-such-booking': 'form',
  '/no-such-page': 'reading',
};

/** What is loaded before the first screen is alive: measured, and at most. */
type Weight = { what: string; bytes: number; most: number };

function expectWithin(weights: Weight[], kind: string): void {
  const over = weights.filter(({ bytes, most }) => bytes > most);
  const rows = weights.map(
    ({ what, bytes, most }) =>
      `${what.padEnd(10)} ${String(bytes).padStart(8)} of ${most}${bytes > most ? '  OVER' : ''}`,
  );
  const advice = `A ${kind} page is over its budget. If the change is worth its bytes, raise the budget here and say in the commit what readers get for it.`;
  expect(over, [...rows, advice].join('\n')).toEqual([]);
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

type Size = { plain: number; compressed: number };
/** By address: pages share most of their files, and a script takes a second to compress. */
const sizes = new Map<string, Promise<Size>>();

async function measure(request: APIRequestContext, url: string): Promise<Size> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  const body = await response.body();
  return { plain: body.length, compressed: brotliCompressSync(body).length };
}

async function sumOf(request: APIRequestContext, urls: string[], kind: keyof Size) {
  let sum = 0;
  for (const url of urls) {
    const size = sizes.get(url) ?? measure(request, url);
    sizes.set(url, size);
    sum += (await size)[kind];
  }
  return sum;
}

for (const prefix of ['', '/pt'])
  for (const [path, kind] of Object.entries(kinds))
    test(`${prefix}${path} loads no more than it may before it is painted and alive`, async ({
      request,
    }) => {
      const address = prefix + (path === '/' && prefix ? '' : path);
      const html = await (await request.get(address)).text();
      const compressed = (urls: string[]) => sumOf(request, urls, 'compressed');

      const [first = '', ...others] = [
        ...all(html, /<script[^>]* async fetchpriority="low" src="([^"]+)"/g),
        ...all(html, /data-files="([^"]+)"/g).flatMap((files) => files.split(' ')),
      ];
      expect(html).not.toMatch(
        /rel="modulepreload"|<script(?!>|[^>]*( async |application\/(ld\+)?json))/,
      );
      const inline = all(html, /<script>(.*?)<\/script>/gs);
      // Colours and early presses.
      expect(inline).toHaveLength(2);
      expect(brotliCompressSync(inline.join()).length, 'in the head').toBeLessThan(1900);
      expect(others.length + 1).toBeLessThanOrEqual(most.scripts);
      expect(await compressed([first]), 'the first script').toBeLessThan(735);

      const styles = all(html, /<link rel="stylesheet" href="([^"]+)">/g);
      expect(styles).toHaveLength(1);
      expect(all(html, /<link rel="stylesheet" href="([^"]+)" media="print">/g)).toHaveLength(1);

      const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
      expect(fonts.length).toBeLessThanOrEqual(most.fonts);
      const fontBytes = await sumOf(request, fonts, 'plain');

      const pictures = all(html, /<img(?![^>]*loading="lazy")[^>]* src="([^"]+)"/g);
      expect(pictures.length).toBeLessThanOrEqual(most.pictures);

      const weights: Weight[] = [
        {
          what: 'scripts',
          bytes: await compressed([first, ...others]),
          most: scriptBudgets[kind],
        },
        { what: 'style', bytes: await compressed(styles), most: budget.style },
        { what: 'fonts', bytes: fontBytes, most: budget.fonts },
        { what: 'pictures', bytes: await compressed(pictures), most: budget.pictures },
        {
          what: 'HTML',
          bytes: brotliCompressSync(html).length,
          most: path === '/api' ? budget.reference : budget.html,
        },
      ];
      console.log(`${prefix}${path}: ${weights.map((w) => `${w.what} ${w.bytes}`).join(', ')}`);
      expectWithin(weights, kind);
    });
