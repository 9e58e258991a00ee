import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import type { QueryOptions } from '#query/query-options.ts';
import type { RouteName, RouteParams } from './route.ts';
import { siteTexts } from './site.texts.ts';

export type PageHead = {
  title: string;
  description: string;
  /** Path of a picture of this site, for shared links. */
  image?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
};

export type HeadContext = {
  params: RouteParams;
  language: Language;
  /** The answer of a query of this page, when it is there. */
  read: <Data>(query: QueryOptions<Data>) => Data | undefined;
};

type TitledPage = keyof typeof siteTexts.en extends infer Key
  ? Key extends `${infer Page}Title`
    ? Page
    : never
  : never;

function titled(page: TitledPage, more: Partial<PageHead> = {}) {
  return ({ language }: HeadContext): PageHead => ({
    title: translate(siteTexts, language, `${page}Title`),
    description: translate(siteTexts, language, `${page}Description`),
    ...more,
  });
}

function caseStudyHead(context: HeadContext): PageHead {
  const study = context.read(caseStudyQuery(context.params.id ?? ''));
  if (!study) return titled('notFound', unlisted)(context);
  return {
    title: localize(context.language, study.title, study.titlePt).text,
    description: localize(context.language, study.challenge, study.challengePt).text,
  };
}

function blogPostHead(context: HeadContext): PageHead {
  const post = context.read(blogPostQuery(context.params.slug ?? ''));
  if (!post) return titled('notFound', unlisted)(context);
  return {
    title: localize(context.language, post.title, post.titlePt).text,
    description: localize(context.language, post.summary, post.summaryPt).text,
  };
}

const unlisted = { noindex: true };

/** Title and description of every row of the site map. */
export const pageHeads: Record<RouteName, (context: HeadContext) => PageHead> = {
  home: titled('home'),
  services: titled('services'),
  contact: titled('contact'),
  'book-consultation': titled('bookConsultation'),
  'manage-booking': titled('manageBooking', unlisted),
  'case-studies': titled('caseStudies'),
  'case-study': caseStudyHead,
  blog: titled('blog'),
  'blog-post': blogPostHead,
  'client-portal': titled('clientPortal', unlisted),
  checkout: titled('checkout', unlisted),
  'payment-success': titled('paymentSuccess', unlisted),
  'confirm-newsletter': titled('confirmNewsletter', unlisted),
  'unsubscribe-newsletter': titled('unsubscribeNewsletter', unlisted),
  privacy: titled('privacy'),
  terms: titled('terms'),
  cookies: titled('cookies'),
  accessibility: titled('accessibility'),
  complaints: titled('complaints'),
  'not-found': titled('notFound', unlisted),
};
