import { sql } from 'kysely';
import { sampleAuthors } from '#database/seed/authors.ts';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { sampleFaq } from '#database/seed/faq.ts';
import { samplePackages } from '#database/seed/packages.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import { withTexts } from '#features/content/kinds/seeded-records.server.ts';
import { findSampleParts } from '#features/content/samples/find-samples.server.ts';
import { homeKind } from '#features/home/home.server.ts';
import { homeSeed } from '#features/home/home-seed.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { GoLiveFacts, SampleClaims } from './go-live.ts';

export type SampleCounts = Record<'posts' | 'caseStudies' | 'testimonials', number>;
/**
 * What is left of the samples, of what the sample company claims, and at the foot of the pages; the names
 * of the legal sentences that the owner has written, and the
 * day on which the filing days of home were checked, or an empty text.
 */
export type UnfinishedContent = {
  samples: SampleCounts;
  claims: SampleClaims;
  writtenSentences: string[];
  filingsChecked: string;
  footer: GoLiveFacts['footer'];
  videoNowhere: boolean;
};

type Sampled = keyof SampleCounts | 'packages' | 'questions' | 'people';

/** The texts by which a row is recognized as a sample, by their ids. */
const texts: Record<Sampled, Map<string, string>> = {
  posts: new Map(samplePosts.map(({ id, title }) => [id, title])),
  caseStudies: new Map(sampleCaseStudies.map(({ id, title }) => [id, title])),
  testimonials: new Map(sampleTestimonials.map(({ id, testimonial }) => [id, testimonial])),
  packages: new Map(samplePackages.map(({ id, description }) => [id, description])),
  questions: new Map(sampleFaq.map(({ id, answer }) => [id, answer])),
  people: new Map(sampleAuthors.map(({ id, name }) => [id, name])),
};

const kindOf = (kind: Sampled) => sql<string>`${sql.lit(kind)}`.as('kind');
const idsOf = (kind: Sampled) => [...texts[kind].keys()];

/** Kinds whose words are the sample company's until somebody edits them. */
const worded = ['home', 'page-words', 'services'] as const;
const durations = new Set([
  'stepsLead',
  'stepsLeadPt',
  'stepsNeed',
  'stepsNeedPt',
  'clientDays',
  'stateDays',
]);
/** What is shown or checked, which are no words. */
const noWords = /Shown$|^filing|^copyrightYear$/;

type Row = { kind: string; id: string; text: string; value: string };

/** Returns what the words say that the owner has written in place of those of the fixed kinds. */
function claimsOf(rows: readonly Row[]): Omit<SampleClaims, 'packages' | 'questions' | 'people'> {
  const written = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ text: name, value }) => ({ name, value }));
  const home = withTexts(homeSeed, written('home'));
  const parts = findSampleParts(homeKind, 'home', home).map(({ id }) => id);
  const isEdited = (kind: string) => written(kind).some(({ name }) => !noWords.test(name));
  return {
    home_offer: parts.includes('offerShown') ? 1 : 0,
    home_costs: parts.includes('costsShown') ? 1 : 0,
    // What is as the seed has it is not stored.
    home_steps: written('home').some(({ name }) => durations.has(name)) ? 0 : 1,
    setup_costs: rows.some(({ kind, id }) => kind === 'setup-costs' && id === 'bank') ? 0 : 1,
    words: worded.filter((kind) => !isEdited(kind)).length,
  };
}

const none = sql<string>`''`.as('value');

/** Returns what is unfinished, in one statement. Of the samples it reads the rows with their ids alone. */
export async function readUnfinishedContent(db: Queryable): Promise<UnfinishedContent> {
  const rows = await db
    .selectFrom('blogPosts')
    .select([kindOf('posts'), 'id', 'title as text', none])
    .where('id', 'in', idsOf('posts'))
    .unionAll(
      db
        .selectFrom('caseStudies')
        .select([kindOf('caseStudies'), 'id', 'title as text', none])
        .where('id', 'in', idsOf('caseStudies')),
    )
    .unionAll(
      db
        .selectFrom('testimonials')
        .select([kindOf('testimonials'), 'id', 'testimonial as text', none])
        .where('id', 'in', idsOf('testimonials')),
    )
    .unionAll(
      db
        .selectFrom('servicePackages')
        .select([kindOf('packages'), 'id', 'description as text', none])
        .where('id', 'in', idsOf('packages')),
    )
    .unionAll(
      db
        .selectFrom('faqEntries')
        .select([kindOf('questions'), 'id', 'answer as text', none])
        .where('id', 'in', idsOf('questions')),
    )
    .unionAll(
      db
        .selectFrom('authors')
        .select([kindOf('people'), 'id', 'name as text', none])
        .where('id', 'in', idsOf('people')),
    )
    .unionAll(
      db
        .selectFrom('siteTexts')
        .select(['kind', 'id', 'name as text', 'value'])
        .where('kind', 'in', ['legal', 'setup-costs', ...worded]),
    )
    .unionAll(
      db
        .selectFrom('bookingRules')
        .select([
          sql<string>`'booking-rules'`.as('kind'),
          'place as id',
          sql<string>`coalesce(video_link, '')`.as('text'),
          none,
        ]),
    )
    .execute();
  const isSampled = (kind: string): kind is Sampled => kind in texts;
  const count = (kind: Sampled) =>
    rows.filter((row) => row.kind === kind && texts[kind].get(row.id) === row.text).length;
  const words = rows.filter(({ kind }) => !isSampled(kind));
  const writtenValue = (kind: string, name: string) =>
    words.find((row) => row.kind === kind && row.text === name)?.value;
  const writtenSentences = words.filter(({ kind }) => kind === 'legal').map(({ text }) => text);
  return {
    samples: {
      posts: count('posts'),
      caseStudies: count('caseStudies'),
      testimonials: count('testimonials'),
    },
    claims: {
      ...claimsOf(words),
      packages: count('packages'),
      questions: count('questions'),
      people: count('people'),
    },
    writtenSentences,
    filingsChecked: writtenValue('home', 'filingChecked') ?? '',
    videoNowhere: words.some(
      ({ kind, id, text }) => kind === 'booking-rules' && id !== 'phone' && text === '',
    ),
    footer: {
      unprovenClaims:
        writtenValue('page-words', 'complianceShown') !== 'false' &&
        !writtenSentences.includes('isoCertificate'),
      sampleYear: writtenValue('page-words', 'copyrightYear') === undefined,
    },
  };
}
