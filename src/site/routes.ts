import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import type { Route } from './route.ts';

/** The site map: every path, its screen and its data; `page-heads.ts` holds its title. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: '/',
    load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
  },
  {
    name: 'services',
    pattern: '/services',
    load: async () => (await import('./screens/services-screen.tsx')).ServicesScreen,
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
  },
  {
    name: 'blog-post',
    pattern: '/blog/:slug',
    load: async () => (await import('./screens/blog-post-screen.tsx')).BlogPostScreen,
    subject: ({ params }) => blogPostQuery(params.slug ?? ''),
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
    personal: true,
  },
  {
    name: 'payment-success',
    pattern: '/payment-success',
    load: async () => (await import('./screens/payment-success-screen.tsx')).PaymentSuccessScreen,
    personal: true,
  },
];

/** Any other path. */
export const notFoundRoute: Route = {
  name: 'not-found',
  pattern: '*',
  load: async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  status: 404,
};
