import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { measureCpu, withRenderings } from './rendering.mjs';

/** @typedef {{rounds?: number, count?: number}} Rounds */

/**
 * The parts of uncached pages, each in milliseconds of CPU: `all` is reading and rendering, as one.
 * @param {string[]} paths
 * @param {Rounds} [rounds]
 */
export function measureParts(paths, rounds) {
  return withRenderings([null], async ([rendering]) => {
    const rows = [];
    for (const path of paths)
      rows.push({ path, ...(await partsOf(requireRendering(rendering), path, rounds)) });
    return rows;
  });
}

/** @param {import('./rendering.mjs').Rendering | undefined} rendering */
function requireRendering(rendering) {
  if (!rendering) throw new Error('There is no rendering');
  return rendering;
}

/**
 * @param {import('./rendering.mjs').Rendering} rendering
 * @param {string} path
 * @param {Rounds} [rounds]
 */
async function partsOf({ render, readUrl }, path, rounds) {
  /** @type {Map<string, unknown>} */
  const responses = new Map();
  const html = await render(path, async (url) => {
    const response = await readUrl(url);
    responses.set(url, response);
    return response;
  });
  const urls = [...responses.keys()];
  return {
    reads: urls.length,
    read: await measureCpu(() => Promise.all(urls.map(readUrl)), rounds),
    render: await measureCpu(() => render(path, async (url) => responses.get(url)), rounds),
    all: await measureCpu(() => render(path), rounds),
    'brotli 3': await measureCpu(() => compress(html, 3), rounds),
    'brotli 4': await measureCpu(() => compress(html, 4), rounds),
    'brotli 5': await measureCpu(() => compress(html, 5), rounds),
    gzip: await measureCpu(() => gzipSync(html), rounds),
  };
}

/**
 * @param {string} html
 * @param {number} quality
 */
function compress(html, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return brotliCompressSync(html, { params });
}

if (import.meta.main) {
  const given = process.argv.slice(2);
  const paths =
    given.length > 0 ? given : ['/', '/pt', '/blog', '/blog/iva-oss', '/book-consultation'];
  const rows = await measureParts(paths);
  console.table(rows);
  process.exit();
}
