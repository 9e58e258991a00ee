import { isNif } from '#core/nif.ts';

// The countries of the EU's VIES, by its own prefixes (EL is Greece), and four neighbours.
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Countries whose numbers begin with another code than theirs; Monaco's companies have French ones. */
const prefixes: Record<string, string> = { GR: 'EL', MC: 'FR' };

function prefixOf(country: string): string {
  return prefixes[country] ?? country;
}

/** Returns the country that a normalized VAT number names (ISO 3166-1), or null if it names none. */
export function countryOfVatNumber(plain: string): string | null {
  const prefix = plain.slice(0, 2);
  if (!(prefix in formats)) return null;
  if (prefix === 'XI') return 'GB';
  return prefix === 'EL' ? 'GR' : prefix;
}

/** Normalizes a VAT number as typed, with the prefix of its country if that is known. */
export function plainVatNumber(text: string, country: string | null): string {
  const bare = text.replace(/[\s.\-/]/g, '').toUpperCase();
  const named = bare.startsWith('GR') ? `EL${bare.slice(2)}` : bare;
  if (named.slice(0, 2) in formats && /\d/.test(named)) return named;
  const prefix = country === null ? '' : prefixOf(country);
  return prefix in formats ? `${prefix}${named}` : named;
}

/**
 * Whether a normalized VAT number has the format of its country (source: VIES, "structure of VAT
 * numbers"). The check digit of a Portuguese one is verified. For countries that are not listed, 4
 * to 20 letters and digits are accepted.
 */
export function isVatNumber(plain: string): boolean {
  const format = formats[plain.slice(0, 2)];
  if (!format) return /^[A-Z0-9]{4,20}$/.test(plain) && /\d/.test(plain);
  const own = plain.slice(2);
  return format.test(own) && (!plain.startsWith('PT') || isNif(own));
}

/**
 * Whether a normalized VAT number names another country (ISO 3166-1) than the one given. Northern
 * Ireland's prefix XI is the United Kingdom's too; a number without a known prefix names none.
 */
export function namesOtherCountry(plain: string, country: string): boolean {
  const prefix = plain.slice(0, 2);
  if (!(prefix in formats)) return false;
  return prefix === 'XI' ? country !== 'GB' : prefix !== prefixOf(country);
}
