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
