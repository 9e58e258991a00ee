import { accept, type Result, refuse } from '#core/result.ts';
import { postKind } from '#features/blog/blog.content.server.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { blogPostPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import { campaignPartsTexts } from './campaign-parts.texts.ts';
import { type CampaignTexts, longestBody, longestPreheader, longestSubject } from './campaigns.ts';
import { createCampaign } from './write-campaign.server.ts';

type Article = {
  slug: string;
  title: string;
  titlePt: string;
  summary: string;
  summaryPt: string;
  content: string;
  contentPt: string;
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

/**
 * Makes a draft of public articles, in this order. Its words are its own from then on: an article that
 * is changed later is read as it is behind the link.
 */
export async function createFromArticles(
  context: Context,
  ids: readonly string[],
): Promise<Result<string, 'unknown_article'>> {
  const articles = await context.database.read((db) =>
    Promise.all([...new Set(ids)].map((id) => postKind.read(db, id))),
  );
  if (articles.some((values) => values === null)) return refuse('unknown_article');
  const texts = articles.map((values) => {
    const text = (name: keyof Article) => String(values?.[name] ?? '');
    return {
      slug: text('slug'),
      title: text('title'),
      titlePt: text('titlePt'),
      summary: text('summary'),
      summaryPt: text('summaryPt'),
      content: text('content'),
      contentPt: text('contentPt'),
    };
  });
  return accept(await createCampaign(context, textsFrom(texts)));
}
