import { sql } from 'kysely';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { GoLiveFacts } from './go-live.ts';

export type SampleCounts = Record<'posts' | 'caseStudies' | 'testimonials', number>;
/**
 * What is left of the samples, at the foot of the pages too, the names of the legal sentences that the owner has written, and the
 * day on which the filing days of home were checked, or an empty text.
 */
export type UnfinishedContent = {
  samples: SampleCounts;
  writtenSentences: string[];
  filingsChecked: string;
  footer: GoLiveFacts['footer'];
};

/** The texts by which a row is recognized as a sample, by their ids. */
const texts: Record<keyof SampleCounts, Map<string, string>> = {
  posts: new Map(samplePosts.map(({ id, title }) => [id, title])),
  caseStudies: new Map(sampleCaseStudies.map(({ id, title }) => [id, title])),
  testimonials: new Map(sampleTestimonials.map(({ id, testimonial }) => [id, testimonial])),
};

const kindOf = (kind: keyof SampleCounts | 'legal' | 'home' | 'frame') => sql.lit(kind).as('kind');
const idsOf = (kind: keyof SampleCounts) => [...texts[kind].keys()];

/** Returns what is unfinished, in one statement. Of the samples it reads the rows with their ids alone. */
export async function readUnfinishedContent(db: Queryable): Promise<UnfinishedContent> {
  const rows = await db
    .selectFrom('blogPosts')
    .select([kindOf('posts'), 'id', 'title as text'])
    .where('id', 'in', idsOf('posts'))
    .unionAll(
      db
        .selectFrom('caseStudies')
        .select([kindOf('caseStudies'), 'id', 'title as text'])
        .where('id', 'in', idsOf('caseStudies')),
    )
    .unionAll(
      db
        .selectFrom('testimonials')
        .select([kindOf('testimonials'), 'id', 'testimonial as text'])
        .where('id', 'in', idsOf('testimonials')),
    )
    .unionAll(
      db
        .selectFrom('siteTexts')
        .select([kindOf('legal'), 'name as id', 'value as text'])
        .where('kind', '=', 'legal'),
    )
    .unionAll(
      db
        .selectFrom('siteTexts')
        .select([kindOf('home'), 'name as id', 'value as text'])
        .where('kind', '=', 'home')
        .where('name', '=', 'filingChecked'),
    )
    .unionAll(
      db
        .selectFrom('siteTexts')
        .select([kindOf('frame'), 'name as id', 'value as text'])
        .where('kind', '=', 'page-words')
        .where('name', 'in', ['complianceShown', 'copyrightYear']),
    )
    .execute();
  const samples: SampleCounts = { posts: 0, caseStudies: 0, testimonials: 0 };
  const writtenSentences: string[] = [];
  let filingsChecked = '';
  const frame = new Map<string, string>();
  for (const { kind, id, text } of rows) {
    if (kind === 'legal') writtenSentences.push(id);
    else if (kind === 'home') filingsChecked = text;
    else if (kind === 'frame') frame.set(id, text);
    else if (texts[kind].get(id) === text) samples[kind] += 1;
  }
  const footer = {
    unprovenClaims:
      frame.get('complianceShown') !== 'false' && !writtenSentences.includes('isoCertificate'),
    sampleYear: !frame.has('copyrightYear'),
  };
  return { samples, writtenSentences, filingsChecked, footer };
}
