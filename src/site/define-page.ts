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

/** A page of the site. It is part of the browser's first load, so it imports queries only. */
export type Page<Pattern extends string = string> = {
  /** Also the name of its folder. */
  name: string;
  path: PagePath<Pattern>;
  /** Loads `<name>-screen.tsx` of its folder. */
  load: () => Promise<{ Screen: Screen<PagePath<Pattern>> }>;
  /** What the screen reads; fetched before it is shown. */
  queries?: (visit: Visit<Pattern>) => QueryOptions[];
  /** The query without which there is no such page: its 404 is the page's. */
  subject?: (visit: Visit<Pattern>) => QueryOptions;
  /** Query parameters that change the page on the server; others are ignored. */
  search?: readonly string[];
  /** Shows something of one visitor: never stored, never indexed. */
  personal?: boolean;
  /** Entered and left by a full load, because its content security policy is its own. */
  fullLoad?: boolean;
  status?: 404;
  /** The query whose rows hold the params of each address, for search engines. */
  listed?: () => QueryOptions<readonly PathParams<Pattern>[]>;
};

type Listing<Pattern extends string> =
  HasParams<Pattern> extends true
    ? { personal: true } | Required<Pick<Page<Pattern>, 'listed'>>
    : { listed?: never };

/** Declares a page. One with params is personal or says how its addresses are listed. */
export function definePage<Pattern extends string>(page: Page<Pattern> & Listing<Pattern>): Page {
  // Params always come from matching the page's own path, which no type of a mixed list can say.
  return page as unknown as Page;
}

/** What tabs, search engines and shared links show of a page. */
export type HeadText = {
  title: string;
  description: string;
  /** Path of a picture of this site, for shared links. */
  image?: string;
};

type HeadContext<Path extends Patterned = Patterned> = ScreenProps<Path> & {
  language: Language;
  /** The answer of a query of this page, when it is there. */
  read: <Data>(query: QueryOptions<Data>) => Data | undefined;
};

/** The head of a page whose title never changes. */
export type HeadTexts = Record<Language, HeadText>;

/** The head of a page from its answers; undefined when what it shows is not there. */
export type HeadReader<Path extends Patterned> = (
  context: HeadContext<Path>,
) => HeadText | undefined;
