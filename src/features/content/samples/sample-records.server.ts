import { createHash } from 'node:crypto';
import { sampleAuthors } from '#database/seed/authors.ts';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { sampleFaq } from '#database/seed/faq.ts';
import { sampleOffer } from '#database/seed/offer.ts';
import { samplePackages } from '#database/seed/packages.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleEvidence } from '#database/seed/sample-evidence.ts';
import { sampleTags } from '#database/seed/tags.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import type { ContentValues } from '../content.ts';

type SampleRecord = { kind: string; id: string; values: ContentValues };

function samplesOf(kind: string, samples: readonly { id: string }[]): SampleRecord[] {
  return samples.map(({ id, ...values }) => ({ kind, id, values: values as ContentValues }));
}

const { daysFromSeeding: _, ...offer } = sampleOffer;
const authorIds = new Map(sampleAuthors.map(({ id, name }) => [name, id]));
const posts = samplePosts.map((post) => ({
  ...post,
  author: authorIds.get(post.author) ?? post.author,
}));
const studies = sampleCaseStudies.map((study) => ({ ...study, ...sampleEvidence(study) }));
// A seeded tag has its word as id.
const tags = sampleTags.map(({ tag, name = tag, tagPt }) => ({
  id: tag,
  tag,
  name,
  namePt: tagPt,
}));
const people = sampleAuthors.map(({ sort: __, ...person }) => person);

/** What the first start inserts, in the order in which it can be removed: an offer names a package, a post tags and people. */
export const sampleRecords: readonly SampleRecord[] = [
  ...samplesOf('offers', [offer]),
  ...samplesOf('posts', posts),
  ...samplesOf('case-studies', studies),
  ...samplesOf('testimonials', sampleTestimonials),
  ...samplesOf('questions', sampleFaq),
  ...samplesOf('packages', samplePackages),
  ...samplesOf('tags', tags),
  ...samplesOf('people', people),
];

/** The texts with which posts were seeded before they had headings and tables, by a hash of both languages. */
const earlierTexts = new Map([
  ['three-numbers', 'c1ef73da362a1185'],
  ['unipessoal-or-branch', '62686a52e791882a'],
  ['iva-oss', '004eabb3ddb7480e'],
  ['public-holidays', 'f432df993acee98a'],
  ['lisbon-or-porto', '38a9d92a6ae678cd'],
  ['gdpr-ten-people', '0ff60982e63c5cc2'],
  ['bank-account', '3b82335c07aa94af'],
  ['certified-invoices', 'd5c8ee13725e5bfa'],
  ['consent-and-numbers', '7e7cefced0e41677'],
  ['two-languages', '5a8ff7e6ee3a3432'],
  ['hiring-first', 'ef20e0ff8ca1902e'],
  ['warehouse-lease', 'a7e296a390d47795'],
  ['friday-report', '5300e3ea47865532'],
  ['mb-way-multibanco', '429be43a73aa63ff'],
]);

/** Returns a sample as it was seeded where the site still shows the text of an earlier version. */
export function withEarlierTexts(
  { kind, id, values }: SampleRecord,
  live: ContentValues,
): ContentValues {
  const { content, contentPt } = live;
  const words = createHash('sha256').update(`${content}\n${contentPt}`).digest('hex');
  if (kind !== 'posts' || earlierTexts.get(id) !== words.slice(0, 16)) return values;
  return { ...values, content: content ?? '', contentPt: contentPt ?? '', updatedOn: '' };
}
