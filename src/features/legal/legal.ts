import type { Modes } from '#features/modes/modes.ts';
import type { Language } from '#i18n/language.ts';
import type { LegalSentenceName } from './legal-sentences.ts';

/** What must be so for a sentence to be true, by the operator's settings. */
const cases = {
  stripe: ({ payments }) => payments === 'stripe',
  sandbox: ({ payments }) => payments === 'sandbox',
  vies: ({ checksVatNumbers }) => checksVatNumbers,
  invoicing: ({ handsOverOrders }) => handsOverOrders,
  unsentMail: ({ sendsMail }) => !sendsMail,
} as const satisfies Record<string, (modes: Modes) => boolean>;

/**
 * A sentence, or one that is shown only `when` it is true. `{legalName}` and the company's other fields
 * are filled in, `[words](address)` is a link: a path of this site, an outside address, or mail.
 */
export type LegalLine = string | { when: keyof typeof cases; text: string };

/** A paragraph, or a list of them. */
export type LegalBlock = LegalLine | readonly LegalLine[];

/** Whether a block is a list. `Array.isArray` does not narrow a readonly one. */
export function isList(block: LegalBlock): block is readonly LegalLine[] {
  return Array.isArray(block);
}

/** Returns the sentences of a block that are true in these modes. */
export function trueLines(block: LegalBlock, modes: Modes): string[] {
  return (isList(block) ? block : [block]).flatMap((line) => {
    if (typeof line === 'string') return [line];
    return cases[line.when](modes) ? [line.text] : [];
  });
}

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
