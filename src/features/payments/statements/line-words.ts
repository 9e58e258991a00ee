import { singleLine } from '#core/fields.ts';
import { readAmount } from '#core/read-amount.ts';
import { shortenText } from '#core/shorten-text.ts';

const longestWords = 300;

/** Folds a name of a column, or a reference: no case, accents, spaces or signs. */
export function foldSigns(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Joins what a bank says of a movement into one line, each thing once. */
export function wordsOf(parts: readonly string[]): string {
  const said = parts.map((part) => singleLine(part).replace(/\s+/g, ' ')).filter(Boolean);
  return shortenText([...new Set(said)].join(', '), longestWords);
}

/** An amount as banks write it, in cents, with its sign before or after; null if it is none. */
export type WrittenAmount = { cents: number; isNegative: boolean };

/** Reads `1.234,56`, `-1 234,56`, `1234.56`, `500,00-`, `(500,00)`, `500,00 EUR`. */
export function readBankAmount(text: string): WrittenAmount | 'other_currency' | null {
  const bare = text.trim();
  const signed = /^\((.*)\)$/.exec(bare)?.[1] ?? bare.replace(/[-−–+]/g, '');
  const read = readAmount(signed, { decimalSign: ',' });
  if (!read.ok) return read.refusal === 'other_currency' ? 'other_currency' : null;
  return { cents: read.value, isNegative: /[-−–]|^\(/.test(bare) };
}
