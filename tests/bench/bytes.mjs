import { brotliCompressSync, constants } from 'node:zlib';

const headers = { 'Accept-Encoding': 'br' };
const kinds = /** @type {const} */ ({ js: /\.js$/, css: /\.css$/, fonts: /\.woff2$/ });

/** Bytes of a page's first load as they are sent, in brotli: `others` are pictures. @typedef {{path: string, html: number, css: number, js: number, fonts: number, others: number, files: number}} Weight */

/**
 * The files that a page's HTML names for its first load: in `href` and `src`, and in `data-files`,
 * which lists what its first script loads.
 * @param {string} html
 */
export function namedFiles(html) {
  const named = html.matchAll(/\b(?:href|src|data-files)="(\/(?:assets|art)\/[^"]+)"/g);
  return [...new Set([...named].flatMap(([, urls = '']) => urls.split(' ')))];
}

/**
 * Weighs a page and all that its HTML names on this server.
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Weight>}
 */
export async function weighPage(origin, path) {
  const response = await fetch(origin + path, { headers });
  const html = await response.text();
  if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
  const weight = { path, html: await sentBytes(origin + path), css: 0, js: 0, fonts: 0, others: 0 };
  const files = namedFiles(html);
  for (const file of files) weight[kindOf(file)] += await sentBytes(origin + file);
  return { ...weight, files: files.length };
}

/** @param {string} file */
function kindOf(file) {
  const names = /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds));
  return names.find((name) => kinds[name].test(file)) ?? 'others';
}

/** @param {string} url */
async function sentBytes(url) {
  const response = await fetch(url, { headers, method: 'HEAD' });
  if (!response.ok) throw new Error(`${url} has the status ${response.status}`);
  const length = response.headers.get('content-length');
  if (length !== null) return Number(length);
  const body = await (await fetch(url, { headers })).arrayBuffer();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(new Uint8Array(body), { params }).length;
}
