import { hash } from 'node:crypto';
import { compress } from './compress.server.ts';
import type { Encoding } from './encodings.ts';

/** A response before it is compressed. */
export type FreshResponse = {
  status: number;
  body: string;
  contentType: string;
  /** `shared`: caches may store it for a minute. `revalidated`: they ask each time. `private`: none may. */
  caching: 'shared' | 'revalidated' | 'private';
  /** UTC instant at which it expires; null or absent if it does not. */
  validUntil?: string | null;
  /** The query parameters that change it, where it is right for every other query. */
  queryNames?: readonly string[];
  /** Where a redirect leads. */
  location?: string | null;
};

/** What Node sends before a body: names and values in turn, until `until` (milliseconds). */
export type ResponseHead = { until: number; full: string[]; notModified: string[] };

/** What the headers of a response say, but for its security headers. */
export type DescribedResponse = {
  status: number;
  contentType: string;
  caching: FreshResponse['caching'];
  /** Identifies the uncompressed body. */
  tag: string;
  /** When it expires; milliseconds since 1970, or infinity. */
  validUntil: number;
  location: string | null;
};

/** A compressed response. */
export type StoredResponse = DescribedResponse & {
  queryNames: readonly string[] | null;
  /** `br` always; the others once they have been requested. */
  bodies: { br: Buffer<ArrayBuffer> } & Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  /** Heads that were built for it, by encoding. */
  heads: Partial<Record<Encoding, ResponseHead>>;
};

/** `body` is the response's body as bytes: a long text takes longer to encode than to hash. */
export function describeResponse(
  { status, contentType, caching, validUntil, location = null }: FreshResponse,
  body: Buffer,
): DescribedResponse {
  return {
    status,
    contentType,
    caching,
    tag: hash('sha256', body, 'base64url').slice(0, 22),
    validUntil: validUntil ? Date.parse(validUntil) : Number.POSITIVE_INFINITY,
    location,
  };
}

export async function compressResponse(fresh: FreshResponse): Promise<StoredResponse> {
  const body = Buffer.from(fresh.body);
  return {
    ...describeResponse(fresh, body),
    queryNames: fresh.queryNames ?? null,
    bodies: { br: await compress(body, 'br') },
    heads: {},
  };
}

const longestShared = 60;

/**
 * Returns a `Cache-Control` and the time until which it is right: shared caches may store a page for
 * a minute, and not beyond its `validUntil`.
 */
export function cacheControlAt(
  now: number,
  { status, caching, validUntil }: Pick<DescribedResponse, 'status' | 'caching' | 'validUntil'>,
): { value: string; until: number } {
  if (status !== 200 || caching === 'private')
    return { value: 'no-store', until: Number.POSITIVE_INFINITY };
  if (caching === 'revalidated') return { value: 'no-cache', until: Number.POSITIVE_INFINITY };
  const left = Math.max(0, Math.floor((validUntil - now) / 1000));
  const seconds = Math.min(longestShared, left);
  return {
    value: `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    until: validUntil - seconds * 1000,
  };
}

export function entityTag({ tag }: DescribedResponse, encoding: Encoding): string {
  return `"${tag}-${encoding}"`;
}

/** Returns the headers of a response but for its length and the security headers. */
export function contentHeaders(
  response: DescribedResponse,
  encoding: Encoding,
  cacheControl: string,
): [name: string, value: string][] {
  return [
    ['Content-Type', response.contentType],
    ['Vary', 'Accept-Encoding'],
    ['Cache-Control', cacheControl],
    ...(response.location === null ? [] : [['Location', response.location] as [string, string]]),
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as [string, string]]),
    ...(response.caching === 'private'
      ? []
      : [['ETag', entityTag(response, encoding)] as [string, string]]),
  ];
}
