import type { JsonLdObject } from '#core/json-ld.ts';
import type { Language } from './language.ts';

/** What the structured data of a page is written for: its language and the site's addresses. */
export type GraphContext = {
  language: Language;
  /** Returns the absolute address of a page, under the language prefix of the page shown. */
  pageUrl: (path: string) => string;
  /** Returns the absolute address of a file, which has no language prefix. */
  fileUrl: (path: string) => string;
  /** Refers to the company's node, which is in every graph. */
  company: JsonLdObject;
};
