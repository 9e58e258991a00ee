import type { ComponentType } from 'react';
import type { HasParams, PagePath, PathParams } from '#core/page-path.ts';
import type { Language } from '#i18n/language.ts';
import type { QueryOptions } from '#query/query-options.ts';

type Patterned = { pattern: string };

/** Props of the screen at a path: `ScreenProps<typeof blogPostPath>` has `params.slug`. */
export type ScreenProps<Path extends Patterned = Patterned> = {
  params: PathParams<Path['pattern']>;
};
export type Screen<Path extends Patterned = Patterned> = ComponentType<ScreenProps<Path>>;

type Visit<Pattern extends string = string> = {
  params: PathParams<Pattern>;
  search: URLSearchParams;
};

/** A page of the site. Part of the browser's first load, so it imports queries only. */
export type Page<Pattern extends string = string> = {
  /** Also the name of its folder. */
  name: string;
  path: PagePath<Pattern>;
  /** Loads `<name>-screen.tsx` of its folder. `Offer` stands in place of the frame's banner. */
  load: () => Promise<{ Screen: Screen<PagePath<Pattern>>; Offer?: ComponentType }>;
  /** What the screen reads; fetched before it is shown. */
  queries?: (visit: Visit<Pattern>) => QueryOptions[];
  /** The query for what the page is about: if it responds 404, so does the page. */
  subject?: (visit: Visit<Pattern>) => QueryOptions;
  /** Query parameters that change the page on the server; others are ignored. */
  search?: readonly string[];
  /** Shows data of one visitor: never cached, never indexed. */
  personal?: boolean;
  /** Where somebody pays: the bar and the contact button step back. */
  quiet?: boolean;
  /** Entered and left by a full load, because it has its own content security policy. */
  fullLoad?: boolean;
  status?: 404;
  /** The query for the languages in which there is something on the page; in others it is not listed. */
  filledIn?: () => QueryOptions<{ languages: readonly Language[] }>;
  /** The query whose rows hold the params of each address, for search engines. */
  listed?: () => QueryOptions<readonly PathParams<Pattern>[]>;
};

type Listing<Pattern extends string> =
  HasParams<Pattern> extends true
    ? { personal: true } | Required<Pick<Page<Pattern>, 'listed'>>
    : { listed?: never };

/**
 * Returns the query for the record that a personal page is about, or null if its address names none.
 * The server reads it for the status of the page and leaves its data out of the document.
 */
export type RecordOf<Path extends Patterned = Patterned> = (
  visit: Visit<Path['pattern']>,
) => QueryOptions | null;

/**
 * Returns what the server shows of a page only until a time: attributes of the document, by name, and
 * when they change (milliseconds since 1970). In `<name>.moment.server.ts`.
 */
export type MomentOf = (
  now: number,
  read: <Data>(query: QueryOptions<Data>) => Data | undefined,
) => { marks: Record<string, string>; until: number };

/** Declares a page. A page with params is personal or defines how its addresses are listed. */
export function definePage<Pattern extends string>(page: Page<Pattern> & Listing<Pattern>): Page {
  // Params always come from matching the page's own path; the type of a mixed list cannot say so.
  return page as unknown as Page;
}

/** What browser tabs, search engines and shared links show for a page. */
export type HeadText = {
  title: string;
  description: string;
  /** The instant when it was published, which makes the page an article for shared links. */
  publishedAt?: string;
  /** Whether search engines are asked to leave the page out. */
  noindex?: boolean;
  /** The only language in which the page exists. */
  onlyIn?: Language;
};

type HeadContext<Path extends Patterned = Patterned> = ScreenProps<Path> & {
  language: Language;
  /** Returns the data of one of the page's queries, if it is loaded. */
  read: <Data>(query: QueryOptions<Data>) => Data | undefined;
};

/** The head of a page whose title never changes. */
export type HeadTexts = Record<Language, HeadText>;

/**
 * Returns the head of a page from its data, or undefined if that data is missing, or the page does not
 * exist in this language.
 */
export type HeadReader<Path extends Patterned> = (
  context: HeadContext<Path>,
) => HeadText | undefined;
