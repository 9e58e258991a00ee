import type { Page } from '@playwright/test';
import type { RunningServer } from '../harness/running-server.ts';
import type { Look } from './looks.ts';

/** What a subject can be made from. */
export type Scene = { page: Page; server: RunningServer; look: Look };

/** A page, or a state of one, that is pictured in every look. */
export type Subject = {
  /** Unique; the address of a page, or the name of a state. */
  name: string;
  /** The pattern of the page that a state shows, where its address is secret. */
  page?: string;
  withoutScripts?: true;
  /** Printed: pictured once in each language, as wide as a sheet's text. */
  isPrinted?: true;
  /** Opened for each theme anew, because it does not stay as it is for long, or is very high. */
  isOpenedAnew?: boolean;
  /** Errors that belong to it, such as those of calls that it makes fail. */
  expects?: RegExp;
  /** Opens it; the picture is taken when it resolves. */
  open: (scene: Scene) => Promise<void>;
};

/** The address of a page in the look's language. */
export function addressOf(path: string, { server, look }: Pick<Scene, 'server' | 'look'>): string {
  if (look.language === 'en') return server.origin + path;
  return server.origin + (path === '/' ? '/pt' : `/pt${path}`);
}
