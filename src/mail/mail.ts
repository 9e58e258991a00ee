import type { TextBlock } from '#core/text-blocks.ts';
import type { Language } from '#i18n/language.ts';

export type MailLink = { label: string; href: string };

/** Somebody whom a mail shows. `face`: the address of the drawing that stands for them. */
export type MailPerson = { name: string; face: string };

/** A day, `7`, and its times, first on the company's clock; `more` follows the time: "to 10:30 in Lisbon". */
export type MailTicket = {
  weekday: string;
  day: string;
  month: string;
  clocks: { from: string; more: string }[];
  /** `held` is drawn in dashes, because it is not booked yet; `gone` is struck, because no call takes place. */
  state: 'booked' | 'held' | 'gone';
  /** What is said of that state, before the terms; empty for a booked call. */
  status: string;
  /** What the call is about; empty if that is not known. */
  about: string;
  /** How the call takes place and what it costs; empty if it does not. */
  terms: string;
  /** Who calls, and that in a sentence; absent where that is not known. */
  host?: { people: readonly MailPerson[]; said: string };
  reference: { label: string; value: string };
};

/** `isText`: what someone wrote, which reads across the mail below its label, if it has one. */
export type MailFact = {
  label: string;
  lines: string[];
  onTicket?: boolean;
  isText?: boolean;
  /** A text that is answered: `> ` before each line of the plain text. */
  isQuote?: boolean;
  /** Who wrote the text, with the lines that end it. */
  signature?: { person: MailPerson; lines: readonly string[] };
};

/** An order: the rows above the total, the total and how often it is charged, and facts about it. */
export type MailBill = {
  /** What is said before all else, each a sentence that begins with its label: "Contact by", then when. */
  before: MailFact[];
  /** What is bought, below what that is: "Service". */
  title: { label: string; name: string };
  lines: MailFact[];
  /** What is typed at a bank together with the total, as large as it: entity and reference. */
  numbers?: { label: string; number: string }[];
  total: { label: string; amount: string; more: string };
  /** Until when or since when it is to be paid, and what to know about that; drawn as a notice. */
  due?: { when: string; more: string };
  facts: MailFact[];
};

/** The content from which both the HTML and the plain text of a mail are rendered. */
export type MailDescription = {
  language: Language;
  /** The line that an inbox shows after the subject. */
  preheader: string;
  heading: string;
  /** Empty where the mail begins with its text. */
  lead: string;
  /** Shown by the HTML in place of the facts that are `onTicket`. */
  ticket?: MailTicket;
  /** Comes before the facts. */
  bill?: MailBill;
  facts: MailFact[];
  /** A long text, below all else; its addresses are whole, and its pictures are links. */
  blocks?: readonly TextBlock[];
  /** A code to type, shown large. */
  code?: { label: string; value: string };
  button?: MailLink;
  links: MailLink[];
  /** The recipient's own page with everything between them and the company. */
  relation?: MailLink;
  /** What can be done besides, below the links. */
  after?: string;
  /** Why the recipient gets this mail, in one or two sentences. */
  reason: string;
  /** Whether the recipient is the company itself or one of its staff, who need none of its contacts. */
  isForStaff?: boolean;
  /** Where the address to which this goes is changed. */
  addressLink?: MailLink;
};

/** The logo of the company. `hasName`: the name is in it, so that it stands alone. */
export type MailLogo = {
  address: string;
  width: number;
  height: number;
  alt: string;
  altPt: string;
  hasName: boolean;
};

/** What mails show of the company; a row of the company table has these fields. */
export type MailCompany = {
  brand: string;
  legalName: string;
  nipc: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  /** What the owner chose: the code of the colours, and a logo. */
  look?: { code: string; logo?: MailLogo | undefined } | undefined;
};
