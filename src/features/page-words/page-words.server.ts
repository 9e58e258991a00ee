import { twinName } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import {
  blogPath,
  caseStudiesPath,
  contactPath,
  homePath,
  servicesPath,
  startPath,
  teamPath,
} from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type PageWithWords, pageWordFields, wordsOfPages } from './page-words.ts';
import { pageWordsSeed } from './page-words-seed.server.ts';

const records = seededRecords('page-words', { pages: pageWordsSeed });

const paths: Readonly<Record<PageWithWords, string>> = {
  home: homePath.href(),
  services: servicesPath.href(),
  'case-studies': caseStudiesPath.href(),
  blog: blogPath.href(),
  team: teamPath.href(),
  start: startPath.href(),
  contact: contactPath.href(),
  frame: homePath.href(),
};
const pages = Object.keys(wordsOfPages) as PageWithWords[];

/** Whether a name is a field's or a twin's: a switch and a year have no twin. */
function isWord(name: string): boolean {
  return Object.hasOwn(pageWordsSeed, name);
}

function namesOf(page: PageWithWords): string[] {
  return wordsOfPages[page].flatMap((name) => [name, twinName(name)]).filter(isWord);
}

/** Returns the first page with a word that was changed. */
function pageOf(changed: readonly string[]): string {
  const page = pages.find((one) => namesOf(one).some((name) => changed.includes(name)));
  return paths[page ?? 'home'];
}

/** What the company says of itself on its pages: one record. */
export const pageWordsKind = defineKind({
  name: 'page-words',
  fields: pageWordFields,
  titleField: 'servicesLead',
  shownOn: async (_, { changed }) => pageOf(changed),
  ...records.ofKind,
});

/** Returns the words of a page in both languages, by their names. */
export async function readPageWords(
  db: Queryable,
  page: PageWithWords,
): Promise<Record<string, string>> {
  const words = (await records.readAll(db)).get('pages') ?? {};
  return Object.fromEntries(namesOf(page).map((name) => [name, String(words[name])]));
}
