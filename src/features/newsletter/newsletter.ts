import { emailPattern, plainAddress } from '#core/email-address.ts';
import { longestEmail } from '#core/longest-text.ts';

/** Returns whether a text, trimmed, is a mail address. */
export function isEmailAddress(text: string): boolean {
  const address = plainAddress(text.trim());
  return address.length <= longestEmail && emailPattern.test(address);
}

/** What is behind a confirmation link; `email` is shortened, enough for its owner. */
export type ConfirmationLink = { status: 'unconfirmed' | 'confirmed'; email: string };

/** The status behind an unsubscribe link. */
export type Subscription = {
  status: 'unconfirmed' | 'confirmed' | 'unsubscribed';
  /** Whether a press puts back the subscriber, who has just left. */
  canReturn: boolean;
  /** In which language the issues come, to somebody who is on the list. */
  language?: 'en' | 'pt' | undefined;
  lessOften?: boolean | undefined;
  /** The tags of the blog about which alone she wants issues. */
  topics?: string[] | undefined;
};

/** Returns by what an issue is named to staff: its subject in their language, where it has one. */
export function subjectIn(
  { subject, subjectPt }: { subject: string; subjectPt: string },
  language: 'en' | 'pt',
): string {
  return language === 'pt' ? subjectPt || subject : subject || subjectPt;
}
