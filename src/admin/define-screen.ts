import type { ComponentType } from 'react';
import type { PagePath, PathParams } from '#core/page-path.ts';
import type { Texts } from '#i18n/texts.ts';
import type { QueryOptions } from '#query/query-options.ts';

type Patterned = { pattern: string };

/** Props of the screen at a path: `ScreenProps<typeof conversationPath>` has `params.id`. */
export type ScreenProps<Path extends Patterned = Patterned> = {
  params: PathParams<Path['pattern']>;
};

/** A screen of the back office. Part of its first load, so it imports queries only. */
export type AdminScreen<Pattern extends string = string> = {
  /** Also the name of its folder. */
  name: string;
  path: PagePath<Pattern>;
  /** Loads `<name>-screen.tsx` of its folder. */
  load: () => Promise<{ Screen: ComponentType<ScreenProps<PagePath<Pattern>>> }>;
  /** The title of the tab. */
  title: Texts<'title'>;
  /** What the screen reads; fetched while its code is loaded. */
  queries?: (params: PathParams<Pattern>, search: URLSearchParams) => QueryOptions[];
  /**
   * Screens with the same word show the same component, which stays as it is when one leads to the
   * other: a list beside the record that was chosen in it.
   */
  group?: string;
  /** Shown to someone who is not signed in, without the frame. */
  signedOut?: true;
};

/** Declares a screen; its params are typed by its path. */
export function defineScreen<const Pattern extends string>(
  screen: AdminScreen<Pattern>,
): AdminScreen {
  return screen as unknown as AdminScreen;
}
