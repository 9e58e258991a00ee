export type MailAttachment = { filename: string; contentType: string; content: string };

/** A mail as its cause describes it; the outbox keeps it until it is sent. */
export type OutgoingMail = {
  /** What the mail is about, for the log: `booking-confirmed`. */
  kind: string;
  /** Unique and stable, `<kind>.<bookingId>.<sequence>@host` without brackets: a receiver drops a second copy by it. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments: MailAttachment[];
  /** An instant from which on the mail says nothing any more: it is dropped instead of sent. */
  until?: string;
  /** For what anybody can have sent to anybody: no more of this kind to the recipient in 24 hours. */
  mostPerDay?: number;
};

/** What a row's `payload` holds. */
export type MailPayload = Omit<OutgoingMail, 'kind' | 'messageId' | 'mostPerDay'>;

/** A mail as the worker hands it to the mailer. */
export type StoredMail = OutgoingMail & { id: string; createdAt: string };
