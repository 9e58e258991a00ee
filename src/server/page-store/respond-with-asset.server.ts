import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from './encodings.ts';
import { readPlainRequest } from './plain-request.ts';
import type { StoreResponder } from './respond-from-store.server.ts';

type Headers = readonly (readonly [name: string, value: string])[];
type Asset = { head: string[]; body: Buffer };

const prefix = '/assets/';
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

function compressed(names: ReadonlySet<string>, name: string, encoding: Encoding): Encoding {
  return names.has(name + suffixes[encoding]) ? encoding : 'identity';
}

/**
 * Returns a function that responds with the files of the build whose names have a hash, as
 * `staticFiles` does, but from memory: there are few, and they never change.
 */
export function createAssetResponder(
  clientDir: string | null,
  headersOf: (path: string) => Headers,
): StoreResponder {
  const folder = clientDir && join(clientDir, 'assets');
  const names = new Set(folder ? readdirSync(folder) : []);
  const assets = new Map<string, Asset>();

  /** Returns null for a file that an update has moved away: it is among those of the last builds. */
  function read(name: string, encoding: Encoding): Asset | null {
    const file = join(folder ?? '', name) + suffixes[encoding];
    const { mtime } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtime === undefined) return null;
    const body = readFileSync(file);
    const head = [
      ['Content-Type', getMimeType(name) ?? 'application/octet-stream'],
      ['Last-Modified', mtime.toUTCString()],
      ['Cache-Control', 'public, max-age=31536000, immutable'],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ...(encoding === 'identity' ? [] : [['Vary', 'Accept-Encoding']]),
      ...headersOf(prefix + name),
      ['Content-Length', String(body.length)],
    ];
    return { head: head.flat(), body };
  }

  return (request, response) => {
    const url = request.url ?? '';
    const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
    if (!names.has(name)) return false;
    const plain = readPlainRequest(request.method, request.rawHeaders);
    const { 'if-modified-since': since, range } = request.headers;
    if (!plain || plain.ifNoneMatch !== null || since !== undefined || range !== undefined)
      return false;
    const encoding = compressed(names, name, plain.encoding);
    const key = `${encoding} ${name}`;
    const asset = assets.get(key) ?? read(name, encoding);
    if (asset === null) return false;
    assets.set(key, asset);
    response.writeHead(200, asset.head);
    response.end(request.method === 'HEAD' ? undefined : asset.body);
    return true;
  };
}
