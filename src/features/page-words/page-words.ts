import type { Field } from '#features/content/content.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { queryOptions } from '#query/query-options.ts';
import { useQuery } from '#query/use-query.tsx';

const text = <const Name extends string>(name: Name) =>
  ({ name, type: 'text', most: 500, twin: true }) as const satisfies Field;

/** What the company says of itself below the headings of its pages. An empty field is the seed's. */
export const pageWordFields = [
  text('frameLead'),
  text('packagesLead'),
  text('quoteLead'),
  text('testimonialsLead'),
  text('questionsLead'),
  { name: 'newsletterTitle', type: 'line', most: 300, twin: true },
  text('newsletterLead'),
  text('servicesLead'),
  text('weeksLead'),
  text('feesNote'),
  text('closingText'),
  text('studiesLead'),
  text('blogLead'),
  text('teamLead'),
  text('callLead'),
  text('startLead'),
  text('contactLead'),
  { name: 'complianceShown', type: 'flag' },
  { name: 'copyrightYear', type: 'line', most: 30 },
] as const satisfies readonly Field[];

export type PageWordName = (typeof pageWordFields)[number]['name'];

/** The words that each page reads. */
export const wordsOfPages = {
  home: [
    'packagesLead',
    'quoteLead',
    'testimonialsLead',
    'questionsLead',
    'newsletterTitle',
    'newsletterLead',
  ],
  services: ['servicesLead', 'weeksLead', 'feesNote', 'testimonialsLead', 'closingText'],
  'case-studies': ['studiesLead'],
  blog: ['blogLead'],
  team: ['teamLead', 'callLead'],
  start: ['startLead'],
  contact: ['contactLead'],
  /** Of the frame around every page. */
  frame: ['frameLead', 'complianceShown', 'copyrightYear'],
} as const satisfies Record<string, readonly PageWordName[]>;

export type PageWithWords = keyof typeof wordsOfPages;
export type WordOf<Page extends PageWithWords> = (typeof wordsOfPages)[Page][number];

export function hasWords(page: string): page is PageWithWords {
  return Object.hasOwn(wordsOfPages, page);
}

/** The words of a page in both languages: `closingText`, `closingTextPt`. */
export function pageWordsQuery(page: PageWithWords) {
  return queryOptions<Record<string, string>>({ queryKey: [`/api/page-words/${page}`] });
}

/** Returns what the company says on a page, by name; empty while it is not known. */
export function usePageWords<Page extends PageWithWords>(
  page: Page,
): (name: WordOf<Page>) => string {
  const { language } = useLanguage();
  const { data } = useQuery(pageWordsQuery(page));
  return (name) => (language === 'pt' ? data?.[`${name}Pt`] : undefined) ?? data?.[name] ?? '';
}
