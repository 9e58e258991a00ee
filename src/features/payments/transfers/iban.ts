import { accept, type Result, refuse } from '#core/result.ts';

/**
 * How many characters an IBAN has, in the countries whose banks take part in SEPA. Source: IBAN Registry
 * of SWIFT (ISO 13616), EPC409-09, read 2026-11-28.
 */
const lengths: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Why a text is no IBAN: its signs, its country, how many it has, or its check digits. */
export type IbanRefusal = 'iban_signs' | 'iban_country' | 'iban_length' | 'iban_check';

/** Returns the remainder by 97 of an IBAN, its letters as numbers from 10 (ISO 7064). */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const sign of moved)
    for (const digit of String(Number.parseInt(sign, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Reads an IBAN as people type and paste it, with spaces, in capitals or not. */
export function readIban(text: string): Result<string, IbanRefusal> {
  const iban = text
    .replace(/[\s.-]/g, '')
    .replace(/^IBAN:?/i, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return refuse('iban_signs');
  const length = lengths[iban.slice(0, 2)];
  if (length === undefined) return refuse('iban_country');
  if (iban.length !== length) return refuse('iban_length');
  return remainderOf(iban) === 1 ? accept(iban) : refuse('iban_check');
}

/** Returns an IBAN in groups of four, as banks print it. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Whether a text is a BIC of eight or eleven signs (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}
