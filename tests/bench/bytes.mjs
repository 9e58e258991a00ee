import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes of a file as a browser gets it, in brotli.
 * @param {string} path
 */
function brotliBytes(path) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(path), { params }).length;
}

/**
 * What the browser's build weighs, from the list that the server reads too (`vite/page-files.ts`).
 * @param {string} clientDir
 * @returns {{home: number, css: number, screens: [string, number][]}} brotli bytes: JS of home, all CSS, JS of each screen with the application
 */
export function weighBuild(clientDir) {
  /** @type {{start: string, style: string, screens: Record<string, string[]>}} */
  const { start, style, screens } = JSON.parse(
    readFileSync(join(clientDir, '.vite', 'page-files.json'), 'utf8'),
  );
  const bytesOf = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + brotliBytes(join(clientDir, file)), 0);
  /** @type {[string, number][]} */
  const weighed = Object.entries(screens)
    .sort()
    .map(([name, files]) => [
      name.replace(/^.*\/(.+)-screen\.tsx$/, '$1'),
      bytesOf([start, ...files]),
    ]);
  const home = weighed.find(([name]) => name === 'home')?.[1] ?? Number.NaN;
  return { home, screens: weighed, css: bytesOf([style]) };
}

/**
 * Transferred bytes of a page and of all that its HTML names on this server, compressed.
 * @param {string} origin
 * @param {string} path
 */
export async function firstLoadBytes(origin, path) {
  const headers = { 'Accept-Encoding': 'br' };
  const html = await (await fetch(origin + path, { headers })).text();
  const named = [...html.matchAll(/(?:href|src|data-files)="(\/(?:assets|art)\/[^"]+)"/g)].flatMap(
    ([, urls = '']) => urls.split(' '),
  );
  const sizes = await Promise.all(
    [path, ...new Set(named)].map((url) => transferredBytes(origin + url, headers)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function transferredBytes(url, headers) {
  const response = await fetch(url, { headers, method: 'HEAD' });
  const length = response.headers.get('content-length');
  if (length !== null) return Number(length);
  const body = await (await fetch(url, { headers })).arrayBuffer();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(new Uint8Array(body), { params }).length;
}
