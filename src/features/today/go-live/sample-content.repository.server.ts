import { sql } from 'kysely';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import type { Queryable } from '#platform/database/database.server.ts';

export type SampleCounts = Record<'posts' | 'caseStudies' | 'testimonials', number>;

/** The texts by which a row is recognized as a sample, by their ids. */
const texts: Record<keyof SampleCounts, Map<string, string>> = {
  posts: new Map(samplePosts.map(({ id, title }) => [id, title])),
  caseStudies: new Map(sampleCaseStudies.map(({ id, title }) => [id, title])),
  testimonials: new Map(sampleTestimonials.map(({ id, testimonial }) => [id, testimonial])),
};

const kindOf = (kind: keyof SampleCounts) => sql.lit(kind).as('kind');
const idsOf = (kind: keyof SampleCounts) => [...texts[kind].keys()];

/** Returns how many rows still have the text of their sample. Reads the rows with ids of samples alone. */
export async function countSampleContent(db: Queryable): Promise<SampleCounts> {
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
    .execute();
  const counts: SampleCounts = { posts: 0, caseStudies: 0, testimonials: 0 };
  for (const { kind, id, text } of rows) if (texts[kind].get(id) === text) counts[kind] += 1;
  return counts;
}
