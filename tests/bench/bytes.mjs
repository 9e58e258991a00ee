import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const entry = 'src/site/entry-client.tsx';

/**
 * A part of Vite's build manifest.
 * @typedef {{file: string, css?: string[], imports?: string[]}} Chunk
 */

/**
 * Bytes of a file as a browser gets it, in brotli.
 * @param {string} path
 */
function brotliBytes(path) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(path), { params }).length;
}

/**
 * A chunk and all that it imports statically, each once.
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 * @param {Set<string>} seen
 * @returns {Chunk[]}
 */
function withImports(manifest, name, seen) {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))];
}

/**
 * What the browser's build weighs, from its manifest.
 * @param {string} clientDir
 * @returns {{frame: number, css: number, screens: [string, number][]}} brotli bytes: JS of the frame, all CSS, JS that each screen adds
 */
export function weighBuild(clientDir) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const bytesOf = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + brotliBytes(join(clientDir, file)), 0);
  const scripts = (/** @type {Chunk[]} */ chunks) => bytesOf(chunks.map(({ file }) => file));
  /** @type {Set<string>} */
  const frameNames = new Set();
  const frame = scripts(withImports(manifest, entry, frameNames));
  /** @type {[string, number][]} */
  const screens = Object.keys(manifest)
    .filter((name) => /^src\/site\/pages\/[^/]+\/[^/]+-screen\.tsx$/.test(name))
    .sort()
    .map((name) => [
      name.replace(/^.*\/(.+)-screen\.tsx$/, '$1'),
      scripts(withImports(manifest, name, new Set(frameNames))),
    ]);
  const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  return { frame, screens, css: bytesOf([...css]) };
}

/**
 * Transferred bytes of a page and of all that its HTML names on this server, compressed.
 * @param {string} origin
 * @param {string} path
 */
export async function firstLoadBytes(origin, path) {
  const headers = { 'Accept-Encoding': 'br' };
  const html = await (await fetch(origin + path, { headers })).text();
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|art)\/[^"]+)"/g)].map(
    ([, url = '']) => url,
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
