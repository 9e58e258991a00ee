/** A file that came with a mail, as its sender named it. */
export type ReceivedPart = { name: string; mime: string; bytes: Uint8Array };

/**
 * What a mail server says of a mail that it could not deliver, or not yet (RFC 3464), or a provider of one
 * that its reader reported (RFC 5965).
 */
export type DeliveryReport = {
  /** `failed` for good, `delayed` for now; anything else that is said of a mail means that it went on. */
  action: 'failed' | 'delayed' | 'complaint' | 'other';
  /** The Message-IDs that are named of the mail which it is about, without brackets. */
  messageIds: string[];
  /** The words of the server that refused it; empty if it gave none. */
  reason: string;
  /** Its code, such as `5.1.1` (RFC 3463); empty if it gave none. */
  status: string;
};

/** A mail that came in, with its texts as plain text. */
export type ReceivedMail = {
  /** Without brackets; made of its bytes where the mail has none. */
  messageId: string;
  from: { name: string; address: string } | null;
  /** All addresses that say to whom it came, those of the envelope among them. */
  recipients: string[];
  subject: string;
  text: string;
  /** The Message-IDs that it answers, the closest first, without brackets. */
  answers: string[];
  /** Whether a program wrote it: nobody waits for an answer, and none may be sent. */
  isAutomatic: boolean;
  report: DeliveryReport | null;
  /** Whether our own mail server says that its sender's address is forged (DMARC). */
  isForged: boolean;
  parts: ReceivedPart[];
};
