import type { Instant } from '#platform/database/columns.ts';

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
};

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

export type NewsletterTables = {
  newsletterSubscribers: NewsletterSubscriberTable;
  newsletterLinks: NewsletterLinkTable;
  newsletterConsents: NewsletterConsentTable;
};
