import type { Instant } from '#platform/database/columns.ts';

export type SubscriberStatus = 'unconfirmed' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriberTable = {
  id: string;
  email: string;
  /** The address in lower case, by which one person is recognised. */
  emailKey: string;
  /** Empty when none was given. */
  name: string;
  language: string;
  status: SubscriberStatus;
  createdAt: Instant;
  confirmedAt: Instant | null;
  unsubscribedAt: Instant | null;
};

/** The links of the newsletter's mails; each stays good, so that any of them can be pressed. */
export type NewsletterLinkTable = {
  tokenHash: string;
  subscriberId: string;
  purpose: 'confirm' | 'unsubscribe';
  createdAt: Instant;
};

/** What somebody agreed to, or took back: the very words, when, and from where (a keyed hash). */
export type NewsletterConsentTable = {
  id: string;
  subscriberId: string;
  step: 'subscribe' | 'confirm' | 'unsubscribe';
  wording: string;
  language: 'en' | 'pt';
  /** Null where the way in had no address, as an owner's command has none. */
  addressHash: string | null;
  createdAt: Instant;
};

export type NewsletterTables = {
  newsletterSubscribers: NewsletterSubscriberTable;
  newsletterLinks: NewsletterLinkTable;
  newsletterConsents: NewsletterConsentTable;
};
