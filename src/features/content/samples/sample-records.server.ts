import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { sampleFaq } from '#database/seed/faq.ts';
import { sampleOffer } from '#database/seed/offer.ts';
import { samplePackages } from '#database/seed/packages.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import type { ContentValues } from '../content.ts';

type SampleRecord = { kind: string; id: string; values: ContentValues };

function samplesOf(kind: string, samples: readonly { id: string }[]): SampleRecord[] {
  return samples.map(({ id, ...values }) => ({ kind, id, values: values as ContentValues }));
}

const { daysFromSeeding: _, ...offer } = sampleOffer;

/** What the first start inserts, in the order in which it can be removed: an offer names a package. */
export const sampleRecords: readonly SampleRecord[] = [
  ...samplesOf('offers', [offer]),
  ...samplesOf('posts', samplePosts),
  ...samplesOf('case-studies', sampleCaseStudies),
  ...samplesOf('testimonials', sampleTestimonials),
  ...samplesOf('questions', sampleFaq),
  ...samplesOf('packages', samplePackages),
];
