import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { homeStepsQuery } from '#features/home/home.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { servicesQuery } from '#features/services/services.ts';
import { featuredTestimonialsQuery } from '#features/testimonials/testimonials.ts';
import { servicesPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'services',
  path: servicesPath,
  load: () => import('./services-screen.tsx'),
  search: ['testimonials'],
  queries: () => [
    servicesQuery(),
    homeStepsQuery(),
    servicePackagesQuery(),
    featuredTestimonialsQuery(),
    pageWordsQuery('services'),
  ],
});
