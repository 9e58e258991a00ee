import { blogCardsQuery } from '#features/blog/blog.queries.ts';
import type { BlogPostCard } from '#features/blog/blog.ts';
import { feedPath } from '#features/blog/feed/feed-paths.ts';
import { caseStudyCardsQuery } from '#features/case-studies/case-studies.queries.ts';
import type { CaseStudyCard } from '#features/case-studies/case-studies.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import { blogPostPath, caseStudyPath } from '#paths.ts';
import type { QueryOptions } from '#query/query-options.ts';
import { listedPages } from '#site/listed-pages.server.ts';
import { fixedHeadOf } from '#site/page-head.ts';
import { head as homeHead } from '#site/pages/home/home.head.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** Rows of each list: the newest. The sitemap names all. */
const longestList = 20;

type Entry = { path: string; title: string; description: string };

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function section(heading: string, origin: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, title, description }) => {
    const name = inOneLine(title).replace(/[[\]\\]/g, '\\$&');
    return `- [${name}](${origin}${path}): ${inOneLine(description)}`;
  });
  return [`## ${heading}`, '', ...lines].join('\n');
}

/** `/llms.txt`: what the site holds, in Markdown, for language models (https://llmstxt.org). */
export function llmsFile({ origin, readUrl }: SiteFilesSetup): SiteFile {
  const read = <Data>({ queryKey }: QueryOptions<Data>) => readUrl(queryKey[0]) as Promise<Data>;

  async function fixedPages(): Promise<Entry[]> {
    const pages = await listedPages(readUrl);
    return pages.flatMap(({ page, path }) => {
      const head = fixedHeadOf(page, 'en');
      return head ? [{ path, title: head.title, description: head.description }] : [];
    });
  }

  return {
    path: '/llms.txt',
    type: 'text/plain',
    async write() {
      const [company, pages, posts, studies] = await Promise.all([
        read<Company>(companyQuery()),
        fixedPages(),
        read<BlogPostCard[]>(blogCardsQuery({ limit: longestList })),
        read<CaseStudyCard[]>(caseStudyCardsQuery({ limit: longestList })),
      ]);
      return [
        `# ${company.brand}`,
        `> ${homeHead.en.description}`,
        `Every page is also in European Portuguese, under ${origin}/pt. All pages: ${origin}/sitemap.xml. New articles: ${origin}${feedPath('atom', '')}. The API: ${origin}/api, and as a document ${origin}/api/openapi.json.`,
        section('Pages', origin, pages),
        section(
          'Blog',
          origin,
          posts.map(({ slug, title, summary }) => ({
            path: blogPostPath.href({ slug }),
            title,
            description: summary,
          })),
        ),
        section(
          'Case studies',
          origin,
          studies.map(({ id, title, client, industry }) => ({
            path: caseStudyPath.href({ id }),
            title,
            description: `${client}, ${industry}`,
          })),
        ),
        '',
      ].join('\n\n');
    },
  };
}
