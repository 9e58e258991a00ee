import type { Insertable } from 'kysely';
import { parseText } from '#core/markdown/parse-text.server.ts';
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

type TextRow = Insertable<Tables['textBlocks']>;
type PostRows = { post: Insertable<Tables['blogPosts']>; texts: TextRow[] };

/** A sample is written in Markdown, as an owner would; its row holds the words, the blocks lie beside it. */
async function postRows({ tags: _, ...sample }: SamplePost): Promise<PostRows> {
  const { id, title, titlePt, summary, summaryPt, author } = sample;
  const post = { ...sample, searchText: searchText(title, titlePt, summary, summaryPt, author) };
  const texts: TextRow[] = [];
  for (const field of ['content', 'contentPt'] as const) {
    const markdown = sample[field];
    const { plain, blocks } = await parseText(markdown);
    post[field] = plain;
    texts.push({ kind: 'posts', id, field, plain, markdown, blocks: blocks && toJson(blocks) });
  }
  return { post, texts };
}

let written: Promise<PostRows[]> | undefined;

/** The posts never change while a process runs, and are read once. */
function samplePostRows(): Promise<PostRows[]> {
  written ??= Promise.all(samplePosts.map(postRows));
  return written;
}

export function sampleStudyRow(study: SampleCaseStudy): Insertable<Tables['caseStudies']> {
  const { figures, steps } = sampleEvidence(study);
  return { ...study, figures: toJson(figures), steps: toJson(steps) };
}

/** Returns the sample content as rows, in the order of their references. `offerEndsAt` is a UTC instant. */
export async function sampleRows(offerEndsAt: string) {
  const posts = await samplePostRows();
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
    blogPosts: posts.map(({ post }) => post),
    textBlocks: posts.flatMap(({ texts }) => texts),
    blogPostTags: samplePosts.flatMap(({ id, tags }) =>
      tags.map((tag, sort) => ({ postId: id, tag, sort })),
    ),
    caseStudies: sampleCaseStudies.map(sampleStudyRow),
    testimonials: sampleTestimonials.map((entry, sort) => ({ ...entry, sort })),
    faqEntries: sampleFaq.map((entry, sort) => ({ ...entry, sort })),
    offers: [{ ...offer, endsAt: offerEndsAt }],
  } satisfies { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };
}
