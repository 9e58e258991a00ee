import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';

/** A request that a page answers for browsers without scripts. */
export type PlainVisit = {
  language: Language;
  /** What the address names beside the page, such as the token of a link. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  now: Date;
  /** Reads the API in process. Throws `HttpError`. */
  read: (url: string) => Promise<unknown>;
};

/** A form's post to the address of a page. */
export type PlainPost = PlainVisit & {
  /** The texts of the form; of repeated names the last counts. */
  fields: Readonly<Record<string, string>>;
  /**
   * Posts JSON to the public API as the visitor, and so under its rules and limits. Throws `HttpError`
   * as a browser's call does.
   */
  call: (url: string, body: object, headers?: Record<string, string>) => Promise<unknown>;
};

/**
 * What is shown: something in place of the page's screen, or that screen with something around it. Or
 * the path, without language prefix, of the next page.
 */
export type PlainReply =
  | { status: number; screen: ReactNode | ((page: ReactNode) => ReactNode) }
  | { location: string };

/** What a page does for browsers without scripts (`<name>.plain.server.ts`). */
export type PlainPage = {
  /** Shows what the query of its address asks for, by `date` or `sent`. */
  show: (visit: PlainVisit) => Promise<PlainReply>;
  submit: (post: PlainPost) => Promise<PlainReply>;
};
