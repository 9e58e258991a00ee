import type { Insertable } from 'kysely';
import { searchText } from '#core/search-text.ts';
import { toJson } from '#platform/database/columns.ts';
import { sampleAuthors } from './seed/authors.ts';
import { sampleCaseStudies } from './seed/case-studies.ts';
import { sampleCompany } from './seed/company.ts';
import { sampleFaq } from './seed/faq.ts';
import { sampleOffer } from './seed/offer.ts';
import { samplePackages } from './seed/packages.ts';
import { samplePosts } from './seed/posts.ts';
import type { SampleCaseStudy, SamplePost } from './seed/sample-content.ts';
import { sampleEvidence } from './seed/sample-evidence.ts';
import { sampleTags } from './seed/tags.ts';
import { sampleTestimonials } from './seed/testimonials.ts';
import type { Tables } from './tables.ts';

function postRow({ tags: _, ...post }: SamplePost): Insertable<Tables['blogPosts']> {
  const { title, titlePt, summary, summaryPt, author } = post;
  return { ...post, searchText: searchText(title, titlePt, summary, summaryPt, author) };
}

export function sampleStudyRow(study: SampleCaseStudy): Insertable<Tables['caseStudies']> {
  const { figures, steps } = sampleEvidence(study);
  return { ...study, figures: toJson(figures), steps: toJson(steps) };
}

/** Returns the sample content as rows, in the order of their references. `offerEndsAt` is a UTC instant. */
export function sampleRows(offerEndsAt: string) {
  const { daysFromSeeding: _, ...offer } = sampleOffer;
  return {
    company: [{ ...sampleCompany, id: 1, socialLinks: toJson(sampleCompany.socialLinks) }],
    servicePackages: samplePackages.map((entry, sort) => ({
      ...entry,
      currency: 'EUR',
      features: toJson(entry.features),
      featuresPt: toJson(entry.featuresPt),
      meetings: entry.meetings ?? 0,
      meetingMinutes: entry.meetingMinutes ?? 60,
      fits: entry.fits ? toJson(entry.fits) : null,
      sort,
    })),
    blogTags: sampleTags,
    authors: sampleAuthors.map((person) => ({
      ...person,
      languages: toJson(person.languages),
      languagesPt: toJson(person.languagesPt),
      asks: toJson(person.asks),
      asksPt: toJson(person.asksPt),
    })),
    blogPosts: samplePosts.map(postRow),
    blogPostTags: samplePosts.flatMap(({ id, tags }) =>
      tags.map((tag, sort) => ({ postId: id, tag, sort })),
    ),
    caseStudies: sampleCaseStudies.map(sampleStudyRow),
    testimonials: sampleTestimonials.map((entry, sort) => ({ ...entry, sort })),
    faqEntries: sampleFaq.map((entry, sort) => ({ ...entry, sort })),
    offers: [{ ...offer, endsAt: offerEndsAt }],
  } satisfies { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };
}
