import { contentPath, contentRecordPath } from '#paths.ts';

type EditedKind = {
  titleField: string;
  /** The site always has these records; the list of a single one is left out. */
  isFixed?: true;
  /** The id of a single record. */
  single?: string;
};

/** The kinds of content. */
export const editedKinds = {
  posts: { titleField: 'title' },
  'case-studies': { titleField: 'title' },
  packages: { titleField: 'name' },
  offers: { titleField: 'title' },
  testimonials: { titleField: 'name' },
  questions: { titleField: 'question' },
  tags: { titleField: 'name' },
  people: { titleField: 'name' },
  home: { titleField: 'title', isFixed: true, single: 'home' },
  'page-words': { titleField: 'servicesLead', isFixed: true, single: 'pages' },
  services: { titleField: 'title', isFixed: true },
  'setup-costs': { titleField: 'title', isFixed: true },
  legal: { titleField: 'vat', isFixed: true, single: 'legal' },
  company: { titleField: 'brand', isFixed: true, single: 'company' },
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

/** The kinds by what they are for, in the order of their links; the first one is the group's. */
export const kindGroups = [
  { name: 'blog', kinds: ['posts', 'tags'] },
  {
    name: 'site',
    kinds: ['home', 'services', 'case-studies', 'testimonials', 'questions', 'people', 'company'],
  },
  { name: 'shop', kinds: ['packages', 'offers', 'setup-costs'] },
  { name: 'words', kinds: ['page-words', 'legal'] },
] as const satisfies readonly { name: string; kinds: readonly EditedKindName[] }[];

/** Returns the address of the list of a kind; a single record opens at once. */
export function listHref(kind: EditedKindName): string {
  const { single } = editedKind(kind);
  if (single !== undefined) return contentRecordPath.href({ kind, id: single });
  return kind === 'posts' ? contentPath.href() : `${contentPath.href()}?kind=${kind}`;
}

/** The kinds of which staff choose the order on the site. */
export const sortedKinds: ReadonlySet<EditedKindName> = new Set([
  'case-studies',
  'packages',
  'testimonials',
  'questions',
]);
