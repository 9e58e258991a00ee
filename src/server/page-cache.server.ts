import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A compressed document in every encoding that it is served in. */
export type StoredPage = {
  status: number;
  tag: string;
  /** The instant, in milliseconds, from which the page is out of date. */
  validUntil: number;
  bodies: Record<PageEncoding, Uint8Array<ArrayBuffer>>;
};

/** A page before it is compressed. `validUntil` is an instant; without it the page holds at any time. */
export type FreshPage = { status: number; html: string; validUntil?: string | null };

type Entry = { page: StoredPage; revision: number; expiresAt: number };

type PageCacheOptions = {
  /** Grows whenever content changes; an entry of an older revision is rendered again. */
  revision: () => Promise<number>;
  now?: () => number;
  /** How long an entry may live, in milliseconds. */
  lifetime?: number;
  capacity?: number;
};

/** Compresses a page, whether it is kept or not. */
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
  /** The stored page of a key, or a new one by `render`; only answers with status 200 are kept. */
  get(key: string, render: () => Promise<FreshPage>): Promise<StoredPage>;
};

/** Keeps compressed pages in memory, at most `capacity`, each rendered once. */
export function createPageCache({
  revision,
  now = Date.now,
  lifetime = 5 * 60_000,
  capacity = 500,
}: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<StoredPage>>();

  function keep(key: string, page: StoredPage, current: number): void {
    entries.delete(key);
    const oldest = entries.size >= capacity ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    const expiresAt = Math.min(now() + lifetime, page.validUntil);
    entries.set(key, { page, revision: current, expiresAt });
  }

  async function renderOnce(key: string, current: number, render: () => Promise<FreshPage>) {
    const page = await compressPage(await render());
    if (page.status === 200) keep(key, page, current);
    return page;
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      const live = entry && entry.expiresAt > now();
      // While the database does not answer, a page that has not expired is still served.
      const current = await revision().catch((error) => {
        if (live) return entry.revision;
        throw error;
      });
      if (live && entry.revision === current) return entry.page;
      const task = `${current} ${key}`;
      const underWay = rendering.get(task);
      if (underWay) return underWay;
      const promise = renderOnce(key, current, render).finally(() => rendering.delete(task));
      rendering.set(task, promise);
      return promise;
    },
  };
}
