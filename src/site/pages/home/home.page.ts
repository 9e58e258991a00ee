import { blogCardsQuery } from '#features/blog/blog.queries.ts';
import { featuredCaseStudyCardsQuery } from '#features/case-studies/case-studies.queries.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { faqQuery } from '#features/faq/faq.ts';
import { homeQuery } from '#features/home/home.ts';
import { archiveQuery } from '#features/newsletter/archive/archive.queries.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { testimonialsQuery } from '#features/testimonials/testimonials.ts';
import { homePath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'home',
  path: homePath,
  load: () => import('./home-screen.tsx'),
  search: ['testimonials'],
  queries: () => [
    homeQuery(),
    pageWordsQuery('home'),
    featuredCaseStudyCardsQuery(3),
    servicePackagesQuery(),
    faqQuery(),
    blogCardsQuery({ limit: 4 }),
    testimonialsQuery(),
    archiveQuery(),
  ],
});
