import { excerptOf } from '#core/excerpt.ts';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText, type TextBlock } from '#core/text-blocks.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { hasPortuguese } from '../campaigns/campaigns.ts';
import type { Campaign } from '../campaigns.repository.server.ts';
import type { Archive, ArchivedIssue, IssueCard } from './archive.schema.ts';

/** Selects the issues that are on the site: they have begun to go out, and were not kept from it. */
function archived(db: Queryable) {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('slug', 'is not', null)
    .where('archive', '<>', 'none');
}

/** Of the first words of an issue without a preheader, as a list shows them. */
const summaryLength = { most: 200, enough: 80 };

async function textsOf(preheader: string, body: string) {
  const blocks: TextBlock[] = await parseMarkdown(body);
  const content = plainText(blocks);
  return { blocks, content, summary: preheader.trim() || excerptOf(content, summaryLength) };
}

async function issueOf(campaign: Campaign): Promise<ArchivedIssue> {
  const { slug, subject, subjectPt, archive, startedAt, createdAt } = campaign;
  const english = await textsOf(campaign.preheader, campaign.body);
  const isBilingual = hasPortuguese(campaign);
  const portuguese = isBilingual && (await textsOf(campaign.preheaderPt, campaign.bodyPt));
  return {
    slug: slug ?? '',
    title: subject,
    summary: english.summary,
    ...(portuguese && { titlePt: subjectPt, summaryPt: portuguese.summary }),
    languages: isBilingual ? ['en', 'pt'] : ['en'],
    noindex: archive === 'unlisted',
    createdAt: startedAt ?? createdAt,
    content: english.content,
    ...(portuguese && { contentPt: portuguese.content }),
    blocks: {
      content: english.blocks,
      ...(portuguese && { contentPt: portuguese.blocks }),
    },
  };
}

/** Returns the issues on the site without their texts, the newest first. */
export async function listArchivedIssues(db: Queryable): Promise<IssueCard[]> {
  const campaigns = await archived(db).orderBy('startedAt', 'desc').orderBy('id').execute();
  const issues = await Promise.all(campaigns.map(issueOf));
  return issues.map(({ content: _, contentPt: __, blocks: ___, ...card }) => card);
}

/** Returns an issue that is on the site, by its address; null if there is none. */
export async function getArchivedIssue(db: Queryable, slug: string): Promise<ArchivedIssue | null> {
  const campaign = await archived(db).where('slug', '=', slug).executeTakeFirst();
  return campaign ? issueOf(campaign) : null;
}

/** Returns the languages in which there is an issue to read. */
export async function readArchive(db: Queryable): Promise<Archive> {
  const any = await archived(db).clearSelect().select('id').limit(1).executeTakeFirst();
  if (!any) return { languages: [] };
  const portuguese = await archived(db)
    .clearSelect()
    .select('id')
    .where('subjectPt', '<>', '')
    .where('bodyPt', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return { languages: portuguese ? ['en', 'pt'] : ['en'] };
}
