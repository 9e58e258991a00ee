import { paragraphsOf } from '#core/paragraphs.ts';
import { withPrefix } from '#core/site-address.ts';
import type { Company } from '#features/company/company.ts';
import { htmlLangOf, type Language, prefixOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { blogPath, blogPostPath } from '#paths.ts';
import type { BlogPost, BlogTag } from '../blog.ts';
import { tagNames } from '../tags/tag-names.ts';
import { feedTexts } from './feed.texts.ts';
import { type FeedFormat, feedPath } from './feed-paths.ts';

/** Posts in a feed, the newest. */
export const postsInFeed = 20;

export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  /** Plain text in paragraphs. */
  paragraphs: string[];
  /** Tag of the language of the text, which is English where a translation is missing. */
  lang: string;
  author: string;
  tags: string[];
  /** UTC instant. */
  publishedAt: string;
};

export type Feed = {
  title: string;
  description: string;
  lang: string;
  publisher: string;
  /** Address of the list that the feed follows. */
  url: string;
  /** Address of the feed itself. */
  ownUrl: string;
  /** UTC instant of the newest post; the epoch without posts. */
  updatedAt: string;
  entries: FeedEntry[];
};

type FeedContext = {
  company: Company;
  /** The tags with their translations. */
  tags: readonly BlogTag[];
  language: Language;
  origin: string;
  format: FeedFormat;
};

type EntryContext = Pick<FeedContext, 'language' | 'tags'> & { pageUrl: (path: string) => string };

function describeEntry(post: BlogPost, { language, tags, pageUrl }: EntryContext): FeedEntry {
  const content = localize(language, post.content, post.contentPt);
  return {
    url: pageUrl(blogPostPath.href({ slug: post.slug })),
    title: localize(language, post.title, post.titlePt).text,
    summary: localize(language, post.summary, post.summaryPt).text,
    paragraphs: paragraphsOf(content.text),
    lang: content.lang ?? htmlLangOf[language],
    author: post.author,
    tags: post.tags.map((tag) => {
      const { en, pt } = tagNames(tag, tags);
      return localize(language, en, pt).text;
    }),
    publishedAt: post.createdAt,
  };
}

/** Returns the feed of `posts`, newest first, in a language; each format writes the same feed. */
export function describeFeed(
  posts: readonly BlogPost[],
  { company, tags, language, origin, format }: FeedContext,
): Feed {
  const prefix = prefixOf[language];
  const pageUrl = (path: string) => `${origin}${withPrefix(prefix, path)}`;
  return {
    title: translate(feedTexts, language, 'title', { brand: company.brand }),
    description: translate(feedTexts, language, 'description'),
    lang: htmlLangOf[language],
    publisher: company.brand,
    url: pageUrl(blogPath.href()),
    ownUrl: `${origin}${feedPath(format, prefix)}`,
    updatedAt: posts[0]?.createdAt ?? '1970-01-01T00:00:00.000Z',
    entries: posts.map((post) => describeEntry(post, { language, tags, pageUrl })),
  };
}
