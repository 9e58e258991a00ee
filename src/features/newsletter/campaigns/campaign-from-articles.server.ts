import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '#core/result.ts';
import { postKind } from '#features/blog/blog.content.server.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { blogPostPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Campaign, getCampaign } from '../campaigns.repository.server.ts';
import { campaignPartsTexts } from './campaign-parts.texts.ts';
import { type CampaignTexts, longestBody, longestPreheader, longestSubject } from './campaigns.ts';
import { createCampaign, type DraftRefusal, saveCampaignDraft } from './write-campaign.server.ts';

type Article = {
  slug: string;
  title: string;
  titlePt: string;
  summary: string;
  summaryPt: string;
  content: string;
  contentPt: string;
  tags: string[];
};

type Words = { slug: string; title: string; summary: string; content: string };

/** What an article says in Portuguese; null where not all of it is translated. */
function portugueseOf({ slug, titlePt, summaryPt, contentPt }: Article): Words | null {
  const words = { slug, title: titlePt, summary: summaryPt, content: contentPt };
  return Object.values(words).every((text) => text !== '') ? words : null;
}

const linkTo = (slug: string, label: string) => `[${label}](${blogPostPath.href({ slug })})`;

/** One article whole, with the way to its page; of several the titles, what they are about, and the ways. */
function bodyOf(articles: readonly Words[], language: Language): string {
  const t = (key: keyof typeof campaignPartsTexts.en) =>
    translate(campaignPartsTexts, language, key);
  const [only] = articles;
  if (articles.length === 1 && only) {
    const whole = `${only.content}\n\n${linkTo(only.slug, t('onSite'))}`;
    if (whole.length <= longestBody) return whole;
  }
  return articles
    .map(({ slug, title, summary }) => `## ${title}\n\n${summary}\n\n${linkTo(slug, t('read'))}`)
    .join('\n\n');
}

function textsOf(articles: readonly Words[], language: Language) {
  const [first] = articles;
  return {
    subject: (first?.title ?? '').slice(0, longestSubject),
    preheader: (first?.summary ?? '').slice(0, longestPreheader),
    body: bodyOf(articles, language),
  };
}

/** Returns the texts of an issue about articles; its Portuguese is empty unless each has its own. */
export function textsFrom(articles: readonly Article[]): CampaignTexts {
  const portuguese = articles.map(portugueseOf).filter((words) => words !== null);
  const english = textsOf(articles, 'en');
  const isBilingual = portuguese.length === articles.length;
  const pt = isBilingual ? textsOf(portuguese, 'pt') : { subject: '', preheader: '', body: '' };
  return { ...english, subjectPt: pt.subject, preheaderPt: pt.preheader, bodyPt: pt.body };
}

/** Reads articles by their ids, in their order; null for one that is not public. */
async function readArticles(db: Queryable, ids: readonly string[]): Promise<(Article | null)[]> {
  const records = await Promise.all(ids.map((id) => postKind.read(db, id)));
  return records.map((values) => {
    if (values === null) return null;
    const text = (name: keyof Article) => String(values[name] ?? '');
    return {
      slug: text('slug'),
      title: text('title'),
      titlePt: text('titlePt'),
      summary: text('summary'),
      summaryPt: text('summaryPt'),
      content: text('content'),
      contentPt: text('contentPt'),
      tags: Array.isArray(values.tags) ? values.tags.map(String) : [],
    };
  });
}

function hashOf(texts: CampaignTexts): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** Returns what articles give an issue; null if one of them is not public. */
async function issueFrom(
  db: Queryable,
  ids: readonly string[],
): Promise<{
  texts: CampaignTexts;
  articles: string;
  articlesHash: string;
  tags: string;
} | null> {
  const articles = (await readArticles(db, ids)).filter((one) => one !== null);
  if (articles.length < ids.length) return null;
  const texts = textsFrom(articles);
  const tags = [...new Set(articles.flatMap((article) => article.tags))];
  return { texts, articles: toJson(ids), articlesHash: hashOf(texts), tags: toJson(tags) };
}

/**
 * Makes a draft of public articles, in this order. Its words are its own from then on; where an article
 * is changed later, the draft says so, and takes the new text by `takeArticles`.
 */
export async function createFromArticles(
  context: Context,
  given: readonly string[],
): Promise<Result<string, 'unknown_article'>> {
  const ids = [...new Set(given)];
  const issue = await context.database.read((db) => issueFrom(db, ids));
  if (issue === null) return refuse('unknown_article');
  const { texts, ...from } = issue;
  return accept(await createCampaign(context, texts, from));
}

/** How articles stand to the draft that was made of them; null for an issue that was not. */
export type ArticlesState = 'same' | 'changed' | 'gone' | null;

/** Returns whether an article was changed, or withdrawn, since a draft was made of it. */
export async function articlesStateOf(db: Queryable, campaign: Campaign): Promise<ArticlesState> {
  const { articles, articlesHash, state } = campaign;
  if (articles.length === 0 || state !== 'draft') return null;
  const issue = await issueFrom(db, articles);
  if (issue === null) return 'gone';
  return issue.articlesHash === articlesHash ? 'same' : 'changed';
}

/** Puts the articles as they are now into a draft that is based on `revision`; what it said is a version. */
export async function takeArticles(
  context: Context,
  seen: { id: string; revision: number },
): Promise<Result<null, DraftRefusal | 'unknown_article'>> {
  const campaign = await context.database.read((db) => getCampaign(db, seen.id));
  if (!campaign) return refuse('unknown_campaign');
  const issue = await context.database.read((db) => issueFrom(db, campaign.articles));
  if (issue === null || campaign.articles.length === 0) return refuse('unknown_article');
  const { texts, articlesHash } = issue;
  return saveCampaignDraft(context, seen, texts, { articlesHash });
}

const mostNew = 5;

/** Returns the articles that became public after the last issue began, and of which no draft is made yet. */
export async function listNewArticles(db: Queryable, campaigns: readonly Campaign[]) {
  const last =
    campaigns
      .map(({ startedAt }) => startedAt ?? '')
      .toSorted()
      .at(-1) ?? '';
  const used = campaigns.filter(({ state }) => state !== 'stopped').flatMap((one) => one.articles);
  const posts = await db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'titlePt', 'createdAt'])
    .$if(last !== '', (query) => query.where('createdAt', '>', last))
    .orderBy('createdAt', 'desc')
    .limit(mostNew + used.length)
    .execute();
  return posts
    .filter(({ id }) => !used.includes(id))
    .slice(0, mostNew)
    .map(({ id, title, titlePt }) => ({ id, title, titlePt: titlePt ?? '' }));
}
