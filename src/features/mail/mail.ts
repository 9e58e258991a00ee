import type { Language } from '#i18n/language.ts';

export type MailLink = { label: string; href: string };

/** What a mail says; its HTML and its plain text are both made from this. */
export type MailDescription = {
  language: Language;
  /** The line that a list of mails shows after the subject. */
  preheader: string;
  heading: string;
  lead: string;
  facts: { label: string; lines: string[] }[];
  button?: MailLink;
  links: MailLink[];
  /** Why the reader gets this mail, one or two sentences. */
  reason: string;
};

/** The company as a mail names it; a row of the company table fits. */
export type MailCompany = {
  brand: string;
  legalName: string;
  nipc: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
};
