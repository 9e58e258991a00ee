import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A finished document in every encoding that it is served in. */
export type StoredPage = {
  status: number;
  tag: string;
  /** The instant, in milliseconds, from which the page is no longer true. */
  trueUntil: number;
  bodies: Record<PageEncoding, Uint8Array<ArrayBuffer>>;
};

/** A page before it is compressed. Without `trueUntil` (an instant) it is true for any time. */
export type FreshPage = { status: number; html: string; trueUntil?: string | null };

type Entry = { page: StoredPage; revision: number; expiresAt: number };

type PageCacheOptions = {
  /** Raised whenever content changed; an entry of an older revision is rendered anew. */
  revision: () => Promise<number>;
  now?: () => number;
  /** How long an entry may live, in milliseconds. */
  lifetime?: number;
  capacity?: number;
};

/** Compresses a page, whether it is kept or not. */
export async function finishPage({ status, html, trueUntil }: FreshPage): Promise<StoredPage> {
  const identity = new Uint8Array(Buffer.from(html));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return {
    status,
    trueUntil: trueUntil ? Date.parse(trueUntil) : Number.POSITIVE_INFINITY,
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity },
  };
}

export type PageCache = {
  /** The stored page of a key, or a new one by `render`; only answers with status 200 are kept. */
  get(key: string, render: () => Promise<FreshPage>): Promise<StoredPage>;
};

/** Keeps finished pages in memory, bounded, each rendered and compressed once. */
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
    const expiresAt = Math.min(now() + lifetime, page.trueUntil);
    entries.set(key, { page, revision: current, expiresAt });
  }

  async function renderOnce(key: string, current: number, render: () => Promise<FreshPage>) {
    const page = await finishPage(await render());
    if (page.status === 200) keep(key, page, current);
    return page;
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      const live = entry && entry.expiresAt > now();
      // A database that does not answer takes no page away that is still in its time.
      const current = await revision().catch((error) => {
        if (live) return entry.revision;
        throw error;
      });
      if (live && entry.revision === current) return entry.page;
      const work = `${current} ${key}`;
      const underWay = rendering.get(work);
      if (underWay) return underWay;
      const promise = renderOnce(key, current, render).finally(() => rendering.delete(work));
      rendering.set(work, promise);
      return promise;
    },
  };
}
