import type { pageWordFields } from './page-words.content.ts';

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
