import { feedTexts } from '#features/blog/feed/feed.texts.ts';
import { formatFeedLinks } from '#features/blog/feed/feed-links.server.ts';
import { feedPath } from '#features/blog/feed/feed-paths.ts';
import { companyQuery } from '#features/company/company.ts';
import { archiveTexts } from '#features/newsletter/archive/archive.texts.ts';
import { issueFeedPath } from '#features/newsletter/archive/issue-feed.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { newsletterIssuesPath } from '#paths.ts';
import type { QueryClient } from '#query/query-client.ts';
import { formatHead, type HeadTag } from './head-tags.ts';
import { formatIconLinks } from './icon-links.ts';
import type { LoadedPage } from './load-page.ts';
import { pageHeadTags } from './page-head.ts';
import { type ShareHead, shareHeadOf, versionedPicture } from './share-head.server.ts';
import { structuredData } from './structured-data/structured-data.server.ts';

/** The data block is a page tag: a navigation removes it, because it is about the first page only. */
function formatData(json: string | null): string[] {
  return json === null ? [] : [`<script type="application/ld+json" data-page>${json}</script>`];
}

/** The version is for programs alone, so that no browser loads what makes it. */
function withVersion({ attributes, ...tag }: HeadTag, shared: ShareHead): HeadTag {
  const { property, content = '' } = attributes;
  // The owner's own picture has its version already.
  if (property !== 'og:image' || content.includes('?')) return { ...tag, attributes };
  return { ...tag, attributes: { property, content: versionedPicture(content, shared) } };
}

/** Formats the head of a page, with what only programs read: the feeds, and structured data. */
export function formatServerHead(
  client: QueryClient,
  shown: LoadedPage,
  { language, origin }: { language: Language; origin: string },
): string {
  const shared = shareHeadOf(client, shown, language);
  const brand = client.getQueryData(companyQuery())?.brand ?? '';
  const { prefix } = shown.address;
  const isArchive = shown.page.path.pattern.startsWith(newsletterIssuesPath.pattern);
  const tags = pageHeadTags(client, shown, language, origin);
  return [
    formatHead(shared ? tags.map((tag) => withVersion(tag, shared)) : tags),
    formatIconLinks(prefix),
    formatFeedLinks(translate(feedTexts, language, 'title', { brand }), feedPath, prefix),
    ...(isArchive
      ? [
          formatFeedLinks(
            translate(archiveTexts, language, 'feedTitle', { brand }),
            issueFeedPath,
            prefix,
          ),
        ]
      : []),
    ...(shared
      ? formatData(structuredData(client, shown, { language, origin, head: shared.head }))
      : []),
  ].join('\n');
}
