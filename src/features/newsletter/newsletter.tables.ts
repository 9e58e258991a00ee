import type { Day, Instant, Json } from '#platform/database/columns.ts';
import type { StopReason } from './coming-back.ts';
import type { ListColumn } from './importing/list-columns.ts';
import type { ImportState, RowOutcome } from './importing/subscriber-imports.ts';

export type SubscriberStatus = 'unconfirmed' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriberTable = {
  id: string;
  email: string;
  /** The address in lower case, which identifies a person. */
  emailKey: string;
  /** Empty if none was given. */
  name: string;
  language: string;
  status: SubscriberStatus;
  /** The row of `people` of the address. */
  personId: string | null;
  createdAt: Instant;
  confirmedAt: Instant | null;
  unsubscribedAt: Instant | null;
  /** Whether she asked for fewer issues. */
  lessOften: boolean;
};

/** A tag of the blog about which alone a reader wants issues; without a row she gets every one. */
export type NewsletterTopicTable = { subscriberId: string; tag: string };

/** The links in the newsletter's mails; they do not expire, so that each mail goes on working. */
export type NewsletterLinkTable = {
  tokenHash: string;
  subscriberId: string;
  purpose: 'confirm' | 'unsubscribe';
  createdAt: Instant;
};

/** A consent or its withdrawal: the exact wording, when, and a keyed hash of the IP address. */
export type NewsletterConsentTable = {
  id: string;
  subscriberId: string;
  step: 'subscribe' | 'confirm' | 'unsubscribe';
  wording: string;
  language: 'en' | 'pt';
  /** Null where there is no address, as with an owner's command. */
  addressHash: string | null;
  /** The path of the page with the form; null where none is known, or behind a mailed link. */
  page: string | null;
  createdAt: Instant;
};

/** How far an issue is. `scheduled`: it begins at `beginsAt`, and can be put back until then. */
export type CampaignState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped';

/** Where an issue is on the site: in search engines too, for visitors only, or nowhere. */
export type ArchiveChoice = 'listed' | 'unlisted' | 'none';

/** An issue of the newsletter; texts are Markdown, and empty where they are not written yet. */
export type CampaignTable = {
  id: string;
  subject: string;
  subjectPt: string;
  preheader: string;
  preheaderPt: string;
  body: string;
  bodyPt: string;
  state: CampaignState;
  /** Counts the changes of the texts. */
  revision: number;
  /** That of the last test mail; null before the first. */
  testedRevision: number | null;
  /** What readers of Portuguese get where there is none; null if that was not asked. */
  missing: 'english' | 'skip' | null;
  beginsAt: Instant | null;
  startedAt: Instant | null;
  endedAt: Instant | null;
  /** Who ended it before everybody had it; not `staff`: it stopped itself. */
  stoppedBy: 'staff' | 'bounces' | 'complaints' | null;
  /** That it was resumed after it had stopped itself, which it does once. */
  goesOn: boolean;
  /** The ids of the articles of which it was made, in order, and the hash of the texts that they gave. */
  articles: Json<string[]>;
  articlesHash: string;
  /** The tags of the blog that it is about; an issue without any goes to everybody. */
  tags: Json<string[]>;
  /** Its address below `/newsletter/issues`, given when it begins; null before. */
  slug: string | null;
  archive: ArchiveChoice;
  createdAt: Instant;
  updatedAt: Instant;
};

/** How a mail came back: for good, for now, or with the complaint that it was not wanted. */
export type ComingBack = 'hard' | 'soft' | 'complaint';

export type CampaignRecipientTable = {
  campaignId: string;
  /** Of an erased subscriber, an id that names nobody. */
  subscriberId: string;
  language: 'en' | 'pt';
  /** `skipped`: left, is suppressed, reads no English, or the issue was stopped. */
  state: 'waiting' | 'sent' | 'failed' | 'skipped';
  /** From when on a waiting row may be claimed; a claim moves it to its own end. */
  dueAt: Instant;
  attempts: number;
  /** What the mail server said last; forgotten with the subscriber, as it may name the address. */
  error: string;
  sentAt: Instant | null;
  cameBack: ComingBack | null;
  /** When a mail came in that answers it, the first of each reader. */
  answeredAt: Instant | null;
};

/** An address to which no issue is sent, kept as a hash when its subscriber is erased. */
export type SuppressionTable = {
  id: string;
  recipientHash: string;
  subscriberId: string;
  reason: ComingBack;
  /** What the mail server said; forgotten with the subscriber, as it may name the address. */
  note: string;
  since: Instant;
};

/** The only row says how fast issues leave, in all processes together. */
export type NewsletterPaceTable = {
  name: string;
  perMinute: number;
  warmUp: boolean;
  /** When the next mail may leave. */
  freeAt: Instant;
  /** The last day of Lisbon with mails, how many days with mails were before it, and its mails. */
  warmDay: string;
  warmDays: number;
  warmSent: number;
};

/** A list of readers that came from elsewhere. */
export type SubscriberImportTable = {
  id: string;
  state: ImportState;
  /** Of the file, as the browser told it; empty where nobody did. */
  name: string;
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  columns: Json<ListColumn[]>;
  /** Of the readers whose row names none. */
  language: 'en' | 'pt';
  /** How and where the readers of this file consented, as the owner says; empty if it was not said. */
  statement: string;
  statementDay: Day | null;
  /** Rows that are decided, and all of them. */
  done: number;
  total: number;
  counts: Json<Partial<Record<RowOutcome, number>>>;
  /** How often a program began to write since the last row that it decided. */
  attempts: number;
  startedBy: string | null;
  /** The machine and the process in which it runs. */
  host: string;
  pid: number | null;
  startedAt: Instant;
  /** The last sign of life of its process. */
  seenAt: Instant;
  endedAt: Instant | null;
  /** Why its invitations stopped themselves; null while they leave. */
  stoppedBy: StopReason | null;
  /** That somebody let them go on after that: they stop themselves once. */
  goesOn: boolean;
};

/** A row of such a list. Its cells are emptied once it is decided. */
export type SubscriberImportRowTable = {
  importId: string;
  /** From 1 on, in the order of the file. */
  place: number;
  /** The line of the file. */
  line: number;
  /** A JSON array of texts. */
  cells: string;
  /** As it is written in the file. */
  address: string;
  emailKey: string;
  outcome: RowOutcome | null;
  /** What of the row decided it, such as the line that says the same. */
  detail: string;
};

/**
 * That an import asked an address to confirm, or that it never may, kept as a hash when its subscriber
 * goes: nobody is asked twice.
 */
export type NewsletterInvitationTable = {
  recipientHash: string;
  /** The list that asked; null of an address that never may be asked. */
  importId: string | null;
  /** Of an erased subscriber, an id that names nobody. */
  subscriberId: string;
  /** `failed`: not delivered, or came back. `skipped`: left or decided before it was sent. */
  state: 'waiting' | 'sent' | 'failed' | 'skipped';
  /** From when on a waiting one may be claimed; a claim moves it to its own end. */
  dueAt: Instant;
  attempts: number;
  error: string;
  sentAt: Instant | null;
  cameBack: ComingBack | null;
};

/** How many sign-ups came from a source on a day in Lisbon; it refers to no reader. */
type SignUpSourceTable = { day: Day; source: string; signUps: number };

export type NewsletterTables = {
  newsletterSubscribers: NewsletterSubscriberTable;
  newsletterTopics: NewsletterTopicTable;
  newsletterLinks: NewsletterLinkTable;
  newsletterConsents: NewsletterConsentTable;
  campaigns: CampaignTable;
  campaignRecipients: CampaignRecipientTable;
  suppressions: SuppressionTable;
  newsletterPace: NewsletterPaceTable;
  subscriberImports: SubscriberImportTable;
  subscriberImportRows: SubscriberImportRowTable;
  newsletterInvitations: NewsletterInvitationTable;
  signUpSources: SignUpSourceTable;
};
