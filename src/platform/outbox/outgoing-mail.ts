/**
 * `encoding`: how `content` is written where it is no text. `stored`: where a file of the site lies that
 * is read when the mail is sent; `content` is empty then.
 */
export type MailAttachment = {
  filename: string;
  contentType: string;
  content: string;
  encoding?: 'base64';
  stored?: StoredPlace;
};

export type StoredPlace = { storage: 'disk' | 's3'; place: string };

/**
 * The link of a mail to the page of its recipient. `url` stands in the mail until it is enqueued, when a
 * token takes the place of `unknown` in it; `askUrl` is for a recipient whom we do not know.
 */
export type OwnLink = {
  /** The order that the mail is about. */
  orderId: string | null;
  url: string;
  unknown: string;
  askUrl: string;
};

/** A mail to enqueue. The outbox stores its content until it is sent. */
export type OutgoingMail = {
  /** What the mail is about, for the log: `booking-confirmed`. */
  kind: string;
  /** Unique and stable, `<kind>.<bookingId>.<sequence>@host` without brackets, so that receivers can drop duplicates. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments: MailAttachment[];
  /** That the mail goes to a client, and carries a link of its own. */
  aboutUs?: OwnLink;
  /** The instant at which the mail expires: from then on it is dropped instead of sent. */
  until?: string;
  /**
   * The limit of mails of this kind to a recipient in 24 hours, because forms can mail any address.
   * Null only for a mail to the company, which must miss none.
   */
  maxPerDay: number | null;
};

/** What a row's `payload` holds. */
export type MailPayload = Omit<OutgoingMail, 'kind' | 'messageId' | 'maxPerDay' | 'aboutUs'>;

/**
 * The mail of which another is a copy, the same object for all copies. They differ in the recipient, the
 * Message-ID, and `own`, which stands in the copy where the original has `place`.
 */
export type CopyOf = { original: OutgoingMail; place: string; own: string };

/**
 * A mail as it is handed to the mailer. `returnTo`: where mail servers report, if not to the sender.
 * `copyOf`: of many copies the original is composed once.
 */
export type StoredMail = Omit<OutgoingMail, 'maxPerDay' | 'aboutUs'> & {
  id: string;
  createdAt: string;
  returnTo?: string;
  copyOf?: CopyOf;
};
