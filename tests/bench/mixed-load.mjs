import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Of a hundred requests: pages in both languages, files, calls, and what is never stored.
 * @param {string[]} assets
 * @returns {{ path: string, share: number, body?: string }[]} `#` in a path is a number that is new each time
 */
function mixOf(assets) {
  const pages = ['/', '/pt', '/services', '/pt/services', '/blog', '/pt/blog', '/blog/iva-oss'];
  const others = ['/pt/blog/iva-oss', '/case-studies', '/pt/contact', '/book-consultation'];
  const calls = [
    '/api/testimonials',
    '/api/blog-posts?fields=card&limit=4',
    '/api/service-packages',
  ];
  return [
    ...[...pages, ...others].map((path) => ({ path, share: 5 })),
    ...assets.slice(0, 10).map((path) => ({ path, share: 2 })),
    ...calls.map((path) => ({ path, share: 4 })),
    { path: '/api/blog-posts?limit=3&q=number-#', share: 2 },
    { path: '/blog?q=number-#', share: 2 },
    { path: '/blog?utm_source=number-#', share: 2 },
    { path: '/no-such-page-#', share: 2 },
    { path: '/checkout', share: 1 },
    { path: '/api/bookings', share: 2, body: '{"name":"Bench"}' },
  ];
}

/**
 * The mix as a script for `wrk`.
 * @param {ReturnType<typeof mixOf>} mix
 */
function luaOf(mix) {
  const rows = mix.flatMap(({ path, share, body }) =>
    Array.from({ length: share }, () => `{${JSON.stringify(path)}, ${JSON.stringify(body ?? '')}}`),
  );
  return `local mix = {${rows.join(',')}}
local encodings = {"gzip, deflate, br", "gzip, deflate, br", "gzip, deflate, br", "gzip", ""}
local count = 0
function request()
  count = count + 1
  local row = mix[(count * 37) % #mix + 1]
  local path = row[1]:gsub("#", tostring(count) .. tostring(os.time()))
  local headers = {["Accept-Encoding"] = encodings[count % #encodings + 1]}
  if row[2] == "" then return wrk.format("GET", path, headers) end
  headers["Content-Type"] = "application/json"
  return wrk.format("POST", path, headers, row[2])
end
`;
}

/**
 * Resident memory of a process in MB.
 * @param {number} pid
 */
export function residentMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * Sends a mix of requests until there were `count`, and reports the memory on the way. Needs `wrk`.
 * @param {{ origin: string, pid: number }} server
 * @param {{ folder: string, count: number, report?: (requests: number, megabytes: number) => void }} options `folder`: for a file
 */
export async function sendMixedLoad({ origin, pid }, { folder, count, report }) {
  const html = await (await fetch(origin)).text();
  const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
  const script = join(folder, 'mixed-load.lua');
  writeFileSync(script, luaOf(mixOf([...new Set(assets)])));
  let sent = 0;
  while (sent < count) {
    const load = ['-t1', '-c32', '-d10', '-s', script, origin];
    const wrk = spawn('wrk', load, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    wrk.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await once(wrk, 'close');
    const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
    if (!(requests > 0)) throw new Error(output);
    sent += requests;
    report?.(sent, residentMemory(pid));
  }
}
