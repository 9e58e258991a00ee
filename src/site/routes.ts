import {
  blogCardsQuery,
  blogPostQuery,
  blogTagsQuery,
  relatedPostsQuery,
} from '#features/blog/blog.queries.ts';
import { blogListQuery, featuredQueries, readBlogFilter } from '#features/blog/list/blog-list.ts';
import { rulesQuery } from '#features/booking/booking.queries.ts';
import {
  caseStudyQuery,
  featuredCaseStudyCardsQuery,
} from '#features/case-studies/case-studies.queries.ts';
import { readStudyListView, studyListQuery } from '#features/case-studies/study-list.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.queries.ts';
import { faqQuery } from '#features/faq/faq.queries.ts';
import {
  confirmationLinkQuery,
  subscriptionQuery,
} from '#features/newsletter/newsletter.queries.ts';
import {
  featuredTestimonialsQuery,
  testimonialsQuery,
} from '#features/testimonials/testimonials.queries.ts';
import type { Route } from './route.ts';

/** The site map: every path, its screen and its data; `page-heads.ts` holds its title. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: '/',
    load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
    queries: () => [
      featuredCaseStudyCardsQuery(3),
      servicePackagesQuery(),
      faqQuery(),
      blogCardsQuery({ limit: 4 }),
      testimonialsQuery(),
    ],
  },
  {
    name: 'services',
    pattern: '/services',
    load: async () => (await import('./screens/services-screen.tsx')).ServicesScreen,
    queries: () => [featuredTestimonialsQuery()],
  },
  {
    name: 'contact',
    pattern: '/contact',
    load: async () => (await import('./screens/contact-screen.tsx')).ContactScreen,
  },
  {
    name: 'book-consultation',
    pattern: '/book-consultation',
    load: async () =>
      (await import('./screens/book-consultation-screen.tsx')).BookConsultationScreen,
    queries: () => [rulesQuery()],
  },
  {
    name: 'manage-booking',
    pattern: '/manage-booking/:token',
    load: async () => (await import('./screens/manage-booking-screen.tsx')).ManageBookingScreen,
    personal: true,
  },
  {
    name: 'case-studies',
    pattern: '/case-studies',
    load: async () => (await import('./screens/case-studies-screen.tsx')).CaseStudiesScreen,
    subject: ({ search }) => studyListQuery(readStudyListView(search)),
    search: ['show', 'page'],
  },
  {
    name: 'case-study',
    pattern: '/case-studies/:id',
    load: async () => (await import('./screens/case-study-screen.tsx')).CaseStudyScreen,
    subject: ({ params }) => caseStudyQuery(params.id ?? ''),
  },
  {
    name: 'blog',
    pattern: '/blog',
    load: async () => (await import('./screens/blog-screen.tsx')).BlogScreen,
    subject: ({ search }) => blogListQuery(readBlogFilter(search)),
    queries: ({ search }) => [...featuredQueries(readBlogFilter(search)), blogTagsQuery()],
    search: ['q', 'tag', 'premium', 'page'],
  },
  {
    name: 'blog-post',
    pattern: '/blog/:slug',
    load: async () => (await import('./screens/blog-post-screen.tsx')).BlogPostScreen,
    subject: ({ params }) => blogPostQuery(params.slug ?? ''),
    queries: ({ params }) => [relatedPostsQuery(params.slug ?? ''), blogTagsQuery()],
  },
  {
    name: 'client-portal',
    pattern: '/client-portal',
    load: async () => (await import('./screens/client-portal-screen.tsx')).ClientPortalScreen,
    personal: true,
  },
  {
    name: 'checkout',
    pattern: '/checkout',
    load: async () => (await import('./screens/checkout-screen.tsx')).CheckoutScreen,
    queries: () => [servicePackagesQuery()],
    personal: true,
    fullLoad: true,
  },
  {
    name: 'payment-success',
    pattern: '/payment-success',
    load: async () => (await import('./screens/payment-success-screen.tsx')).PaymentSuccessScreen,
    personal: true,
  },
  {
    name: 'confirm-newsletter',
    pattern: '/newsletter/confirm/:token',
    load: async () =>
      (await import('./screens/confirm-newsletter-screen.tsx')).ConfirmNewsletterScreen,
    subject: ({ params }) => confirmationLinkQuery(params.token ?? ''),
    personal: true,
  },
  {
    name: 'unsubscribe-newsletter',
    pattern: '/newsletter/unsubscribe/:token',
    load: async () =>
      (await import('./screens/unsubscribe-newsletter-screen.tsx')).UnsubscribeNewsletterScreen,
    subject: ({ params }) => subscriptionQuery(params.token ?? ''),
    personal: true,
  },
  {
    name: 'privacy',
    pattern: '/privacy',
    load: async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    name: 'terms',
    pattern: '/terms',
    load: async () => (await import('./screens/terms-screen.tsx')).TermsScreen,
  },
  {
    name: 'cookies',
    pattern: '/cookies',
    load: async () => (await import('./screens/cookies-screen.tsx')).CookiesScreen,
  },
  {
    name: 'accessibility',
    pattern: '/accessibility',
    load: async () => (await import('./screens/accessibility-screen.tsx')).AccessibilityScreen,
  },
  {
    name: 'complaints',
    pattern: '/complaints',
    load: async () => (await import('./screens/complaints-screen.tsx')).ComplaintsScreen,
  },
];

/** Any other path. */
export const notFoundRoute: Route = {
  name: 'not-found',
  pattern: '*',
  load: async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  status: 404,
};
