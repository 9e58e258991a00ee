import type { Instant, Json } from '#platform/database/columns.ts';

/**
 * What became of a first message, whose row in `contact_messages` has the same id, the other side and
 * the first text. It is open until that is answered or the conversation is closed.
 */
export type ConversationTable = {
  id: string;
  /**
   * How it began. `company`: the company wrote first, or it is the talk about a project; the text of the
   * first message is empty then.
   */
  begunAs: 'form' | 'mail' | 'company';
  /** The project that it is about, which has one conversation at most. */
  projectId: string | null;
  /** What its mails are called, without `Re: `. */
  subject: string;
  /** The secret of the address below ours at which its answers arrive; null until it is needed. */
  replyToken: string | null;
  /** Null unless it was closed; an answered conversation is not closed by that. */
  closedAs: 'done' | 'spam' | null;
  /** The person of one of the staff. */
  assignedTo: string | null;
  /** Out of the list until then; the promise to answer goes on. */
  snoozedUntil: Instant | null;
  /** When the company was reminded of the promise. */
  alarmedAt: Instant | null;
  /** When its latest message was written. */
  lastAt: Instant;
  /** Increased by every change, so that a change based on an outdated state is refused. */
  revision: number;
};

/** A message after the first one: a reply, or a note, which staff see, and the client if it is shown. */
export type MessageTable = {
  id: string;
  conversationId: string;
  direction: 'in' | 'out' | 'note';
  /** How it came: by a form or page of ours, by mail; of a note, what was said and how. */
  channel: 'form' | 'mail' | 'phone' | 'whatsapp' | 'meeting';
  /** Whether the client may see a note; what is no note is theirs anyway. */
  isShown: boolean;
  /** Who of the staff wrote it; null for the other side, a job or the command line. */
  personId: string | null;
  body: string;
  language: 'en' | 'pt';
  /** The Message-ID of its mail, without brackets. */
  mailMessageId: string | null;
  at: Instant;
  /** When a mail server said that its mail cannot be delivered, in the words of `bounceReason`. */
  bouncedAt: Instant | null;
  bounceReason: string;
};

/**
 * Where a mail that came in was filed: in a conversation, as a new one, as one that a program wrote,
 * as the report about a mail of ours, as the answer to a request, or nowhere.
 */
export type MailPlace = 'conversation' | 'new' | 'filed' | 'bounce' | 'request' | 'ignored';

/** A file of a mail that was not kept, with the code of why. */
export type LeftOut = { name: string; code: string };

/** A mail that came in, by its Message-ID, so that it is filed once. */
export type MailInTable = {
  mailMessageId: string;
  place: MailPlace;
  conversationId: string | null;
  /** The message that it became: the first one has the id of its conversation. */
  messageId: string | null;
  /** Its sender, as it says. */
  sender: string;
  /** What its sender's program quoted, without our own links. */
  quoted: string;
  leftOut: Json<LeftOut[]>;
  at: Instant;
};

/** A file that came or went with a message. */
export type MessageFileTable = { fileId: string; conversationId: string; messageId: string };

export type SavedAnswerTable = {
  id: string;
  title: string;
  body: string;
  bodyPt: string;
  updatedAt: Instant;
};

/** A sender whose messages are filed as spam: an address, or all of a domain, in lower case. */
export type SenderBlockTable = {
  id: string;
  kind: 'address' | 'domain';
  value: string;
  createdAt: Instant;
};

export type ConversationsTables = {
  conversations: ConversationTable;
  messages: MessageTable;
  mailsIn: MailInTable;
  messageFiles: MessageFileTable;
  savedAnswers: SavedAnswerTable;
  senderBlocks: SenderBlockTable;
};
