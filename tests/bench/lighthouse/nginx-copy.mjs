import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the copy. `type` is its media type. @typedef {{path: string, bytes: Buffer, type: string}} Saved */

const compressible = /^(text|image\/svg|application\/(json|manifest))/;

/**
 * The page without scripts, and without the data that only they read.
 * @param {string} html
 */
function withoutScripts(html) {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** The paths on this site that a page or a style sheet loads. @param {string} text */
function filesOf(text) {
  const found = text.matchAll(
    /(?:(?:href|src)="|url\(["']?)(\/(?:assets\/|art\/|favicon)[^"')\s]+)/g,
  );
  return [...found].map(([, path = '']) => path);
}

/**
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Saved>}
 */
async function saveFile(origin, path) {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith('text/html')) return { path, bytes, type };
  return { path, bytes: Buffer.from(withoutScripts(bytes.toString())), type };
}

/**
 * @param {string} origin
 * @param {string[]} pages
 * @returns {Promise<Saved[]>}
 */
async function savePages(origin, pages) {
  /** @type {Map<string, Saved>} */
  const saved = new Map();
  const waiting = [...pages, '/robots.txt'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (saved.has(path)) continue;
    const file = await saveFile(origin, path);
    saved.set(path, file);
    if (/html|css/.test(file.type)) waiting.push(...filesOf(file.bytes.toString()));
  }
  return [...saved.values()];
}

/**
 * Writes a file and its compressed forms, pages at the quality at which this site compresses them.
 * @param {string} file
 * @param {Saved} saved
 */
function write(file, { bytes, type }) {
  writeFileSync(file, bytes);
  if (!compressible.test(type)) return;
  const quality = type.startsWith('text/html') ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes));
}

/**
 * @param {Saved} saved
 * @param {number} index
 */
function location({ path, type }, index) {
  const coded = compressible.test(type);
  return `
    location = ${path} {
      types {}
      default_type "${type}";
      ${coded ? 'add_header Content-Encoding $coding; add_header Vary Accept-Encoding;' : ''}
      try_files /${index}${coded ? '$ending' : ''} =404;
    }`;
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {Saved[]} files
 */
function configuration(folder, port, files) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  map $http_accept_encoding $ending { ~br .br; ~gzip .gz; default ""; }
  map $ending $coding { .br br; .gz gzip; default ""; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};${files.map(location).join('')}
  }
}
`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until the copy answers. @param {string} url */
async function answers(url) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not serve ${url}`);
}

/**
 * Saves pages of a running site without their scripts, with the same styles, fonts and pictures, and
 * serves them by nginx, compressed beforehand.
 * @param {string} origin
 * @param {string[]} pages paths
 */
export async function startNginxCopy(origin, pages) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-copy-'));
  // Started as root, nginx reads the files as another user.
  chmodSync(folder, 0o755);
  const files = await savePages(origin, pages);
  for (const [index, file] of files.entries()) write(join(folder, String(index)), file);
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(folder, port, files));
  const child = spawn('nginx', ['-c', settings, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const copy = `http://127.0.0.1:${port}`;
  async function stop() {
    const exited = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await answers(copy + pages[0]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: copy, stop };
}
