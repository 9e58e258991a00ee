import { type Prefix, withPrefix } from '#core/site-address.ts';

/** A format of the blog's feed, and the media type by which readers recognize it. */
export type FeedFormat = 'rss' | 'atom';

export const feedFormats = ['rss', 'atom'] as const satisfies readonly FeedFormat[];

export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
} as const satisfies Record<FeedFormat, string>;

/** The newest posts of one language: `/rss.xml`, `/pt/atom.xml`. */
export function feedPath(format: FeedFormat, prefix: Prefix): string {
  return withPrefix(prefix, `/${format}.xml`);
}
