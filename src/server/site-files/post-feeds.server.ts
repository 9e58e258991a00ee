import { blogTagsQuery } from '#features/blog/blog.queries.ts';
import type { BlogPost, BlogTag } from '#features/blog/blog.ts';
import { describeFeed, type Feed, postsInFeed } from '#features/blog/feed/describe-feed.ts';
import {
  type FeedFormat,
  feedFormats,
  feedPath,
  feedTypes,
} from '#features/blog/feed/feed-paths.ts';
import { writeAtom } from '#features/blog/feed/write-atom.server.ts';
import { writeRss } from '#features/blog/feed/write-rss.server.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import { type Language, languages, prefixOf } from '#i18n/language.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** Writes any feed in each format. */
export const feedWriters: Record<FeedFormat, (feed: Feed) => string> = {
  rss: writeRss,
  atom: writeAtom,
};

function postFeed(
  format: FeedFormat,
  language: Language,
  { origin, readUrl }: SiteFilesSetup,
): SiteFile {
  return {
    path: feedPath(format, prefixOf[language]),
    type: feedTypes[format],
    async write() {
      const [company, posts, tags] = await Promise.all([
        readUrl(companyQuery().queryKey[0]) as Promise<Company>,
        readUrl(`/api/blog-posts?limit=${postsInFeed}`) as Promise<BlogPost[]>,
        readUrl(blogTagsQuery().queryKey[0]) as Promise<BlogTag[]>,
      ]);
      return feedWriters[format](describeFeed(posts, { company, tags, language, origin, format }));
    },
  };
}

/** The newest posts as RSS and Atom, in each language: `/rss.xml`, `/pt/atom.xml`. */
export function postFeeds(setup: SiteFilesSetup): SiteFile[] {
  return languages.flatMap((language) =>
    feedFormats.map((format) => postFeed(format, language, setup)),
  );
}
