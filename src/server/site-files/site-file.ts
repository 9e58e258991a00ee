import type { ReadUrl } from '#query/query-client.ts';

/** A file that programs look for at a fixed address, written from the site's content. */
export type SiteFile = {
  path: string;
  /** Media type, without charset. */
  type: string;
  write: () => string | Promise<string>;
};

/** What the files are written from. */
export type SiteFilesSetup = {
  /** Public address of the site, without a trailing slash. */
  origin: string;
  /** Reads the API of this process, without a network. */
  readUrl: ReadUrl;
  clock: () => Date;
};
