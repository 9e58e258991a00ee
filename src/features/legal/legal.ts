import type { Language } from '#i18n/language.ts';
import type { LegalSentenceName } from './legal.content.ts';

/**
 * A paragraph, or a list of them. `{legalName}` and the company's other fields are filled in,
 * `[words](address)` is a link: a path of this site, an outside address, or mail.
 */
export type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** Fragment that links to the section, the same in both languages. */
  id: string;
  title: string;
  body: readonly LegalBlock[];
  /** Sentences that only the owner can say, after the body; the page leaves out what is unset. */
  sentences?: readonly LegalSentenceName[];
  /** Shown while none of the sentences is written. */
  unset?: string;
};

export type LegalContent = { title: string; lead: string; sections: readonly LegalSection[] };

/** The content of one legal page in both languages. */
export type LegalText = Record<Language, LegalContent>;

/** Plain text, or a link. */
export type LegalInline = { text: string; href?: string };

const links = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a paragraph at its links. */
export function splitLinks(paragraph: string): LegalInline[] {
  const parts: LegalInline[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(links)) {
    const [whole, text = '', href = ''] = match;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
    parts.push({ text, href });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}

/** Replaces each `{name}` by its value; a name without a value stays as it is. */
export function fillIn(paragraph: string, values: Record<string, string>): string {
  return paragraph.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
