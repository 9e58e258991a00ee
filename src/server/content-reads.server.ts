import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { listTeam, teamSchema } from '#features/authors/authors.server.ts';
import { readOpenings } from '#features/booking/rules/read-office-time.server.ts';
import { listServicePackages, servicePackagesSchema } from '#features/catalog/catalog.server.ts';
import { companySchema, requireCompany } from '#features/company/company.server.ts';
import { faqSchema, listFaq } from '#features/faq/faq.server.ts';
import {
  homeSchema,
  homeStepsSchema,
  readHome,
  readHomeSteps,
} from '#features/home/home.server.ts';
import { legalSentencesSchema, readLegalSentences } from '#features/legal/legal.server.ts';
import { modesSchema, readModes } from '#features/modes/modes.server.ts';
import {
  currentOfferSchema,
  getCurrentOffer,
  listRunningOffers,
  runningOffersSchema,
} from '#features/offers/offers.server.ts';
import { readPageWords } from '#features/page-words/page-words.server.ts';
import { hasWords } from '#features/page-words/page-words.ts';
import { listServices, servicesSchema } from '#features/services/services.server.ts';
import {
  listFeaturedTestimonials,
  listTestimonials,
  testimonialsSchema,
} from '#features/testimonials/testimonials.server.ts';
import { topicsSchema } from '#features/topics/topics.input.ts';
import { listTopics } from '#features/topics/topics.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';

type WholeRead<Schema extends z.ZodMiniType> = {
  /** The feature by which the API's document groups its calls. */
  tag: string;
  summary: Record<Language, string>;
  schema: Schema;
  read(context: Context): Promise<z.output<Schema>>;
};

/** A read without parameters. */
function whole<Schema extends z.ZodMiniType>(
  path: string,
  { read, ...described }: WholeRead<Schema>,
) {
  return defineRead({ path, describe: describeRead(described), read });
}

const nowOf = ({ clock }: Context) => toInstant(clock());

const reads = [
  whole('/api/company', {
    tag: 'company',
    summary: { en: 'The company', pt: 'A empresa' },
    schema: companySchema,
    read: ({ database }) => database.read(requireCompany),
  }),
  whole('/api/service-packages', {
    tag: 'catalog',
    summary: { en: 'Every package', pt: 'Todos os pacotes' },
    schema: servicePackagesSchema,
    read: ({ database }) => database.read(listServicePackages),
  }),
  whole('/api/testimonials', {
    tag: 'testimonials',
    summary: { en: 'Every testimonial', pt: 'Todos os testemunhos' },
    schema: testimonialsSchema,
    read: ({ database }) => database.read(listTestimonials),
  }),
  whole('/api/testimonials/featured', {
    tag: 'testimonials',
    summary: { en: 'The featured testimonials', pt: 'Os testemunhos em destaque' },
    schema: testimonialsSchema,
    read: ({ database }) => database.read(listFeaturedTestimonials),
  }),
  defineRead({
    path: '/api/topics',
    describe: describeRead({
      summary: {
        en: 'What a booking can be about: services, packages, and first the record that `about` names',
        pt: 'Os assuntos que uma marcação pode ter: os serviços, os pacotes e, em primeiro lugar, o registo que `about` indica',
      },
      tag: 'booking',
      schema: topicsSchema,
      problems: [422],
    }),
    query: {
      schema: z.object({ about: z.optional(z.string().check(z.maxLength(2000))) }),
      messages: { about: 'about must be one text, such as service:ecommerce.' },
    },
    read: ({ database }, { query }) => database.read((db) => listTopics(db, query.about ?? '')),
  }),
  whole('/api/offers/current', {
    tag: 'offers',
    summary: { en: 'The offer that runs now, or null', pt: 'A oferta em curso, ou null' },
    schema: currentOfferSchema,
    read: (context) => context.database.read((db) => getCurrentOffer(db, nowOf(context))),
  }),
  whole('/api/offers', {
    tag: 'offers',
    summary: {
      en: 'The offers that run now, the one that ends last first',
      pt: 'As ofertas em curso, primeiro a que termina mais tarde',
    },
    schema: runningOffersSchema,
    read: (context) => context.database.read((db) => listRunningOffers(db, nowOf(context))),
  }),
  whole('/api/faq', {
    tag: 'faq',
    summary: { en: 'Questions and answers', pt: 'As perguntas e as respostas' },
    schema: faqSchema,
    read: ({ database }) => database.read(listFaq),
  }),
  whole('/api/team', {
    tag: 'team',
    summary: { en: 'The consultants', pt: 'Os consultores' },
    schema: teamSchema,
    read: ({ database }) => database.read(listTeam),
  }),
  whole('/api/home', {
    tag: 'home',
    summary: {
      en: 'What the owner says on the home page',
      pt: 'O que a empresa diz na página inicial',
    },
    schema: homeSchema,
    read: (context) =>
      context.database.read(async (db) =>
        readHome(db, context.clock, await readOpenings(db, nowOf(context))),
      ),
  }),
  whole('/api/home/steps', {
    tag: 'home',
    summary: { en: 'The four steps of the work', pt: 'Os quatro passos do trabalho' },
    schema: homeStepsSchema,
    read: ({ database }) => database.read(readHomeSteps),
  }),
  whole('/api/services', {
    tag: 'services',
    summary: { en: 'The three services', pt: 'Os três serviços' },
    schema: servicesSchema,
    read: ({ database }) => database.read(listServices),
  }),
  whole('/api/legal-sentences', {
    tag: 'legal',
    summary: { en: 'The legal sentences of the owner', pt: 'As frases legais da empresa' },
    schema: legalSentencesSchema,
    read: ({ database }) => database.read(readLegalSentences),
  }),
  defineRead({
    path: '/api/page-words/:page',
    describe: describeRead({
      summary: {
        en: 'What the company says of itself on a page',
        pt: 'O que a empresa diz de si numa página',
      },
      tag: 'page-words',
      schema: z.record(z.string(), z.string()),
      problems: [404],
    }),
    notFound: 'No such page',
    read: async ({ database }, { params: { page } }) =>
      hasWords(page) ? database.read((db) => readPageWords(db, page)) : null,
  }),
];

/** Tells every page which of the operator's settings its sentences depend on. */
function modesRead({ settings }: ApiSetup) {
  return whole('/api/modes', {
    tag: 'company',
    summary: {
      en: 'What the pages say differently by the operator’s settings',
      pt: 'O que as páginas dizem de outra forma conforme as definições do servidor',
    },
    schema: modesSchema,
    read: async () => readModes(settings),
  });
}

/** The content that pages and programs read, each from one query of its feature. */
export function contentReadsApi(setup: ApiSetup): Hono<ApiEnv> {
  return mountReads([...reads, modesRead(setup)]);
}
