import type { Fields } from '#features/content/content.ts';
import { withControls } from '#features/content/fields/late-fields.ts';
import type { EditedKindName } from '../content/content-kinds.ts';

/** Loads the fields of a kind with the controls of its form: the editor shows one kind at a time. */
export const kindFields: Readonly<Record<EditedKindName, () => Promise<Fields>>> = {
  posts: withControls(() => import('#features/blog/blog.content.ts').then((of) => of.postFields)),
  'case-studies': withControls(() =>
    import('#features/case-studies/case-studies.content.ts').then((of) => of.caseStudyFields),
  ),
  packages: withControls(() =>
    import('#features/catalog/catalog.ts').then((of) => of.packageFields),
  ),
  offers: withControls(() => import('#features/offers/offers.ts').then((of) => of.offerFields)),
  testimonials: withControls(() =>
    import('#features/testimonials/testimonials.ts').then((of) => of.testimonialFields),
  ),
  questions: withControls(() => import('#features/faq/faq.ts').then((of) => of.questionFields)),
  tags: withControls(() =>
    import('#features/blog/tags/tags.content.ts').then((of) => of.tagFields),
  ),
  people: withControls(() => import('#features/authors/authors.ts').then((of) => of.authorFields)),
  home: withControls(() => import('#features/home/home.ts').then((of) => of.homeFields)),
  'page-words': withControls(() =>
    import('#features/page-words/page-words.ts').then((of) => of.pageWordFields),
  ),
  services: withControls(() =>
    import('#features/services/services.ts').then((of) => of.serviceFields),
  ),
  'setup-costs': withControls(() =>
    import('#features/setup-guide/setup-costs.content.ts').then((of) => of.setupCostFields),
  ),
  legal: withControls(() =>
    import('#features/legal/legal-sentences.ts').then((of) => of.legalFields),
  ),
  company: withControls(() =>
    import('#features/company/company-settings.ts').then((of) => of.companyContentFields),
  ),
};
