/** What somebody agreed to, or took back: the very words, when, and from where (a keyed hash). */
export type NewsletterConsentTable = {
  id: string;
  subscriberId: string;
  step: 'subscribe' | 'confirm' | 'unsubscribe';
  wording: string;
  language: 'en' | 'pt';
  /** Null where the way in had no address, as an owner's command has none. */
  addressHash: string | null;
  createdAt: string;
};

/** Keys that the server made for itself. */
export type ServerSecretTable = { name: string; value: string };

export type NewsletterRoomTables = {
  newsletterConsents: NewsletterConsentTable;
  serverSecrets: ServerSecretTable;
};
