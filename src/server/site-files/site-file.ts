import type { ReadUrl } from '#query/query-client.ts';

/** A file that programs look for at an address, written from the site's content. */
export type SiteFile = {
  /** A fixed path, or a pattern of Hono. */
  path: string;
  /** Media type, without charset. */
  type: string;
  /** Returns the file at an address; null if the pattern has none there. */
  write: (address: string) => string | Promise<string | null>;
};

/** What the files are written from. */
export type SiteFilesSetup = {
  /** Public address of the site, without a trailing slash. */
  origin: string;
  /** Reads the API of this process, without a network. */
  readUrl: ReadUrl;
  clock: () => Date;
};
