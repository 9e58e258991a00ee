import { authorFields } from '#features/authors/authors.content.ts';
import { postFields } from '#features/blog/blog.content.ts';
import { tagFields } from '#features/blog/tags/tags.content.ts';
import { caseStudyFields } from '#features/case-studies/case-studies.content.ts';
import { packageFields } from '#features/catalog/catalog.content.ts';
import { companyContentFields } from '#features/company/company.content.ts';
import type { Fields } from '#features/content/content.ts';
import { questionFields } from '#features/faq/faq.content.ts';
import { homeFields } from '#features/home/home.content.ts';
import { legalFields } from '#features/legal/legal.content.ts';
import { offerFields } from '#features/offers/offers.content.ts';
import { serviceFields } from '#features/services/services.content.ts';
import { setupCostFields } from '#features/setup-guide/setup-costs.content.ts';
import { testimonialFields } from '#features/testimonials/testimonials.content.ts';

type EditedKind = {
  fields: Fields;
  titleField: string;
  /** The site always has these records; the list of a single one is left out. */
  isFixed?: true;
  /** The id of a single record. */
  single?: string;
};

/** The kinds of content, in the order of their tabs, with the fields of their forms. */
export const editedKinds = {
  posts: { fields: postFields, titleField: 'title' },
  'case-studies': { fields: caseStudyFields, titleField: 'title' },
  packages: { fields: packageFields, titleField: 'name' },
  offers: { fields: offerFields, titleField: 'title' },
  testimonials: { fields: testimonialFields, titleField: 'name' },
  questions: { fields: questionFields, titleField: 'question' },
  tags: { fields: tagFields, titleField: 'name' },
  people: { fields: authorFields, titleField: 'name' },
  home: { fields: homeFields, titleField: 'title', isFixed: true, single: 'home' },
  services: { fields: serviceFields, titleField: 'title', isFixed: true },
  'setup-costs': { fields: setupCostFields, titleField: 'title', isFixed: true },
  legal: { fields: legalFields, titleField: 'vat', isFixed: true, single: 'legal' },
  company: { fields: companyContentFields, titleField: 'brand', isFixed: true, single: 'company' },
} as const satisfies Record<string, EditedKind>;

/** Returns what is known of a kind. */
export function editedKind(name: EditedKindName): EditedKind {
  return editedKinds[name];
}

export type EditedKindName = keyof typeof editedKinds;
export const editedKindNames = Object.keys(editedKinds) as EditedKindName[];

export function isEditedKind(name: string): name is EditedKindName {
  return Object.hasOwn(editedKinds, name);
}

/** The kinds of which staff choose the order on the site. */
export const sortedKinds: ReadonlySet<EditedKindName> = new Set([
  'case-studies',
  'packages',
  'testimonials',
  'questions',
]);
