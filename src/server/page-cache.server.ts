import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A document, compressed in every encoding. */
export type StoredPage = {
  status: number;
  tag: string;
  /** When the page expires; milliseconds since 1970. */
  validUntil: number;
  bodies: Record<PageEncoding, Uint8Array<ArrayBuffer>>;
};

/** A page before compression. `validUntil` is an instant; without it the page does not expire. */
export type FreshPage = { status: number; html: string; validUntil?: string | null };

type Entry = { page: StoredPage; revision: number; expiresAt: number };

type PageCacheOptions = {
  /** Increases whenever content changes; a page of an older revision is rendered again. */
  revision: () => Promise<number>;
  now?: () => number;
  /** The maximum age of an entry in milliseconds. */
  lifetime?: number;
  capacity?: number;
};

/** Compresses a page without storing it. */
export async function compressPage({ status, html, validUntil }: FreshPage): Promise<StoredPage> {
  const identity = new Uint8Array(Buffer.from(html));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return {
    status,
    validUntil: validUntil ? Date.parse(validUntil) : Number.POSITIVE_INFINITY,
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity },
  };
}

export type PageCache = {
  /** Returns the stored page of a key, or calls `render`; only pages with status 200 are stored. */
  get(key: string, render: () => Promise<FreshPage>): Promise<StoredPage>;
};

/** Creates a cache of at most `capacity` compressed pages; concurrent requests render a page once. */
export function createPageCache({
  revision,
  now = Date.now,
  lifetime = 5 * 60_000,
  capacity = 500,
}: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<StoredPage>>();

  function store(key: string, page: StoredPage, current: number): void {
    entries.delete(key);
    const oldest = entries.size >= capacity ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    const expiresAt = Math.min(now() + lifetime, page.validUntil);
    entries.set(key, { page, revision: current, expiresAt });
  }

  async function renderOnce(key: string, current: number, render: () => Promise<FreshPage>) {
    const page = await compressPage(await render());
    if (page.status === 200) store(key, page, current);
    return page;
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      const isLive = entry && entry.expiresAt > now();
      // While the database is unavailable, a page that has not expired is still served.
      const current = await revision().catch((error) => {
        if (isLive) return entry.revision;
        throw error;
      });
      if (isLive && entry.revision === current) return entry.page;
      const task = `${current} ${key}`;
      const pending = rendering.get(task);
      if (pending) return pending;
      const promise = renderOnce(key, current, render).finally(() => rendering.delete(task));
      rendering.set(task, promise);
      return promise;
    },
  };
}
