import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** One thing that is asked of the client, done behind its own link. Texts are in the reader's language. */
export type ClientNeed = {
  title: string;
  /** Why, or until when; may be empty. */
  text: string;
  /** What the button says, and the address that it leads to. */
  action: { label: string; href: string };
};

/** Work for the client: how far it is, who has the ball, and who is responsible. */
export type ClientWork = {
  /** The id of the project. */
  id: string;
  title: string;
  /** Such as "3 of 7 steps done. Waiting for the bank since 4 days. Nothing from you." */
  state: string;
  /** What was done and what follows, in their order. */
  steps: readonly { title: string; isDone: boolean; isNow: boolean }[];
  /** The files that the client may read. */
  papers: readonly { name: string; href: string; note: string }[];
  holder: { name: string; email: string } | null;
  /** What can be done with it, such as downloading all of it once it is finished. */
  links: readonly { label: string; href: string }[];
};

/** What is needed from a client now, and where we are. */
export type ClientWorks = {
  needs: readonly ClientNeed[];
  works: readonly ClientWork[];
  /** The papers that the client handed in, the newest first. */
  ownPapers: readonly { name: string; href: string | null; note: string }[];
};

/**
 * Reads the work of a client for the page behind their link, whose token is given for links below it. It
 * changes nothing.
 */
export type ReadClientWorks = (
  context: Context,
  db: Queryable,
  client: { personId: string; language: Language; token: string },
) => Promise<ClientWorks>;
