import { postFields } from '#features/blog/blog.content.ts';
import { caseStudyFields } from '#features/case-studies/case-studies.content.ts';
import { packageFields } from '#features/catalog/catalog.content.ts';
import type { Fields } from '#features/content/content.ts';
import { questionFields } from '#features/faq/faq.content.ts';
import { offerFields } from '#features/offers/offers.content.ts';
import { testimonialFields } from '#features/testimonials/testimonials.content.ts';

type EditedKind = { fields: Fields; titleField: string };

/** The kinds of content, in the order of their tabs, with the fields of their forms. */
export const editedKinds = {
  posts: { fields: postFields, titleField: 'title' },
  'case-studies': { fields: caseStudyFields, titleField: 'title' },
  packages: { fields: packageFields, titleField: 'name' },
  offers: { fields: offerFields, titleField: 'title' },
  testimonials: { fields: testimonialFields, titleField: 'name' },
  questions: { fields: questionFields, titleField: 'question' },
} as const satisfies Record<string, EditedKind>;

export type EditedKindName = keyof typeof editedKinds;
export const editedKindNames = Object.keys(editedKinds) as EditedKindName[];

export function isEditedKind(name: string): name is EditedKindName {
  return Object.hasOwn(editedKinds, name);
}

/** The kinds of which staff choose the order on the site. */
export const sortedKinds: ReadonlySet<EditedKindName> = new Set([
  'packages',
  'testimonials',
  'questions',
]);
