import { paragraphsOf } from '#core/paragraphs.ts';
import { withPrefix } from '#core/site-address.ts';
import { type Feed, type FeedEntry, postsInFeed } from '#features/blog/feed/describe-feed.ts';
import { feedFormats, feedTypes } from '#features/blog/feed/feed-paths.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import {
  archivedIssueQuery,
  archivedIssuesQuery,
} from '#features/newsletter/archive/archive.queries.ts';
import type { ArchivedIssue, IssueCard } from '#features/newsletter/archive/archive.schema.ts';
import { archiveTexts } from '#features/newsletter/archive/archive.texts.ts';
import { issueWords } from '#features/newsletter/archive/archive.ts';
import { issueFeedPath } from '#features/newsletter/archive/issue-feed.ts';
import { htmlLangOf, type Language, languages, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { newsletterIssuePath, newsletterIssuesPath } from '#paths.ts';
import { feedWriters } from './post-feeds.server.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** Returns the feed of the issues that exist in a language, newest first; its addresses are whole. */
async function describeIssues(
  language: Language,
  ownPath: string,
  { origin, readUrl }: SiteFilesSetup,
): Promise<Feed> {
  const read = async <Data>({ queryKey }: { queryKey: readonly [string] }) =>
    (await readUrl(queryKey[0])) as Data;
  const [{ brand }, cards] = await Promise.all([
    read<Company>(companyQuery()),
    read<IssueCard[]>(archivedIssuesQuery()),
  ]);
  const pageUrl = (path: string) => `${origin}${withPrefix(prefixOf[language], path)}`;
  const newest = cards.filter((card) => card.languages.includes(language)).slice(0, postsInFeed);
  const entries = newest.map(async (card): Promise<FeedEntry> => {
    const { slug } = card;
    const issue = await read<ArchivedIssue>(archivedIssueQuery(slug));
    const { title, summary } = issueWords(issue, language) ?? card;
    const { content, contentPt = '' } = issue;
    return {
      url: pageUrl(newsletterIssuePath.href({ slug })),
      title,
      summary,
      paragraphs: paragraphsOf(language === 'pt' ? contentPt : content),
      lang: htmlLangOf[language],
      author: brand,
      tags: [],
      publishedAt: card.createdAt,
    };
  });
  return {
    title: translate(archiveTexts, language, 'feedTitle', { brand }),
    description: translate(archiveTexts, language, 'feedDescription'),
    lang: htmlLangOf[language],
    publisher: brand,
    url: pageUrl(newsletterIssuesPath.href()),
    ownUrl: `${origin}${ownPath}`,
    updatedAt: newest[0]?.createdAt ?? '1970-01-01T00:00:00.000Z',
    entries: await Promise.all(entries),
  };
}

/** The newest issues as RSS and Atom, in each language: `/newsletter/issues/rss.xml` and so on. */
export function issueFeeds(setup: SiteFilesSetup): SiteFile[] {
  return languages.flatMap((language) =>
    feedFormats.map((format) => {
      const path = issueFeedPath(format, prefixOf[language]);
      return {
        path,
        type: feedTypes[format],
        write: async () => feedWriters[format](await describeIssues(language, path, setup)),
      };
    }),
  );
}
