import type { BlogPost } from '#features/blog/blog.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import type { CaseStudy } from '#features/case-studies/case-studies.ts';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import type { HeadContext, PageHead, Route } from './route.ts';
import { siteTexts } from './site.texts.ts';

type TitledPage =
  keyof typeof siteTexts.en extends infer Key
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

const unlisted = { noindex: true };

/** The site map: every path, its screen, its data and its title. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: '/',
    module: 'src/site/screens/home-screen.tsx',
    load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
    head: titled('home'),
  },
  {
    name: 'services',
    pattern: '/services',
    module: 'src/site/screens/services-screen.tsx',
    load: async () => (await import('./screens/services-screen.tsx')).ServicesScreen,
    head: titled('services'),
  },
  {
    name: 'contact',
    pattern: '/contact',
    module: 'src/site/screens/contact-screen.tsx',
    load: async () => (await import('./screens/contact-screen.tsx')).ContactScreen,
    head: titled('contact'),
  },
  {
    name: 'bookConsultation',
    pattern: '/book-consultation',
    module: 'src/site/screens/book-consultation-screen.tsx',
    load: async () =>
      (await import('./screens/book-consultation-screen.tsx')).BookConsultationScreen,
    head: titled('bookConsultation'),
  },
  {
    name: 'manageBooking',
    pattern: '/manage-booking/:token',
    module: 'src/site/screens/manage-booking-screen.tsx',
    load: async () => (await import('./screens/manage-booking-screen.tsx')).ManageBookingScreen,
    head: titled('manageBooking', unlisted),
    personal: true,
  },
  {
    name: 'caseStudies',
    pattern: '/case-studies',
    module: 'src/site/screens/case-studies-screen.tsx',
    load: async () => (await import('./screens/case-studies-screen.tsx')).CaseStudiesScreen,
    head: titled('caseStudies'),
  },
  {
    name: 'caseStudy',
    pattern: '/case-studies/:id',
    module: 'src/site/screens/case-study-screen.tsx',
    load: async () => (await import('./screens/case-study-screen.tsx')).CaseStudyScreen,
    subject: ({ params }) => caseStudyQuery(params.id ?? ''),
    head(context) {
      const study = context.read<CaseStudy>(caseStudyQuery(context.params.id ?? ''));
      if (!study) return titled('caseStudies')(context);
      return {
        title: localize(context.language, study.title, study.titlePt).text,
        description: localize(context.language, study.challenge, study.challengePt).text,
      };
    },
  },
  {
    name: 'blog',
    pattern: '/blog',
    module: 'src/site/screens/blog-screen.tsx',
    load: async () => (await import('./screens/blog-screen.tsx')).BlogScreen,
    head: titled('blog'),
  },
  {
    name: 'blogPost',
    pattern: '/blog/:slug',
    module: 'src/site/screens/blog-post-screen.tsx',
    load: async () => (await import('./screens/blog-post-screen.tsx')).BlogPostScreen,
    subject: ({ params }) => blogPostQuery(params.slug ?? ''),
    head(context) {
      const post = context.read<BlogPost>(blogPostQuery(context.params.slug ?? ''));
      if (!post) return titled('blog')(context);
      return {
        title: localize(context.language, post.title, post.titlePt).text,
        description: localize(context.language, post.summary, post.summaryPt).text,
      };
    },
  },
  {
    name: 'clientPortal',
    pattern: '/client-portal',
    module: 'src/site/screens/client-portal-screen.tsx',
    load: async () => (await import('./screens/client-portal-screen.tsx')).ClientPortalScreen,
    head: titled('clientPortal', unlisted),
    personal: true,
  },
  {
    name: 'checkout',
    pattern: '/checkout',
    module: 'src/site/screens/checkout-screen.tsx',
    load: async () => (await import('./screens/checkout-screen.tsx')).CheckoutScreen,
    head: titled('checkout', unlisted),
    personal: true,
  },
  {
    name: 'paymentSuccess',
    pattern: '/payment-success',
    module: 'src/site/screens/payment-success-screen.tsx',
    load: async () => (await import('./screens/payment-success-screen.tsx')).PaymentSuccessScreen,
    head: titled('paymentSuccess', unlisted),
    personal: true,
  },
];

/** Any other path. */
export const notFoundRoute: Route = {
  name: 'notFound',
  pattern: '*',
  module: 'src/site/screens/not-found-screen.tsx',
  load: async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  head: titled('notFound', unlisted),
  status: 404,
};
