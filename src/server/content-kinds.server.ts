import { authorKind } from '#features/authors/authors.server.ts';
import { postKind } from '#features/blog/blog.content.server.ts';
import { tagKind } from '#features/blog/tags/tags.content.server.ts';
import { caseStudyKind } from '#features/case-studies/case-studies.content.server.ts';
import { packageKind } from '#features/catalog/catalog.server.ts';
import { companyKind } from '#features/company/company-settings.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { answerKind } from '#features/conversations/answers/answers.content.server.ts';
import { questionKind } from '#features/faq/faq.server.ts';
import { homeKind } from '#features/home/home.server.ts';
import { legalKind } from '#features/legal/legal.server.ts';
import { offerKind } from '#features/offers/offers.server.ts';
import { pageWordsKind } from '#features/page-words/page-words.server.ts';
import { serviceKind } from '#features/services/services.server.ts';
import { setupCostKind } from '#features/setup-guide/setup-costs.content.server.ts';
import { testimonialKind } from '#features/testimonials/testimonials.server.ts';

/** The kinds of content that the owner edits; each feature has its own in `<word>.content.server.ts`. */
export const contentKinds: readonly ContentKind[] = [
  postKind,
  caseStudyKind,
  packageKind,
  offerKind,
  testimonialKind,
  questionKind,
  tagKind,
  authorKind,
  answerKind,
  homeKind,
  pageWordsKind,
  serviceKind,
  setupCostKind,
  legalKind,
  companyKind,
];
