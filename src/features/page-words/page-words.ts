import type { pageWordFields } from './page-words.content.ts';

export type PageWordName = (typeof pageWordFields)[number]['name'];

/** The words that each page reads. */
export const wordsOfPages = {
  home: ['packagesLead', 'testimonialsLead', 'questionsLead', 'newsletterTitle', 'newsletterLead'],
  services: ['servicesLead', 'weeksLead', 'feesNote', 'testimonialsLead', 'closingText'],
  blog: ['blogLead'],
  team: ['teamLead', 'callLead'],
  start: ['startLead'],
  contact: ['contactLead'],
} as const satisfies Record<string, readonly PageWordName[]>;

export type PageWithWords = keyof typeof wordsOfPages;
export type WordOf<Page extends PageWithWords> = (typeof wordsOfPages)[Page][number];

export function hasWords(page: string): page is PageWithWords {
  return Object.hasOwn(wordsOfPages, page);
}
