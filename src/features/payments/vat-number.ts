import { asciiDigits } from '#core/ascii-digits.ts';
import { isNif } from '#core/nif.ts';

// The countries of the EU's VIES, by its own prefixes (EL is Greece), and four neighbours.
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA|VAT)?$/,
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

/**
 * Countries and territories whose companies have numbers of another code than theirs. Greece is EL (VIES).
 * Monaco has French ones, and so have the French departments, which VIES knows only for business in
 * France (Directive 2006/112/EC, art. 7; CGI art. 294); Åland Finnish ones; the Isle of Man numbers of the
 * United Kingdom that begin with 00 (Isle of Man Customs and Excise), which VIES does not know.
 */
const prefixes: Record<string, string> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  GR: 'EL',
  IM: 'GB',
  MC: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

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

function isWhole(number: string): boolean {
  return formats[number.slice(0, 2)]?.test(number.slice(2)) ?? false;
}

/**
 * What people leave out: the U of Austria, the 0 before old Belgian numbers, the E of Switzerland, the 01
 * that makes a Swedish company's number one of VAT.
 */
const leftOut: Record<string, (own: string) => string> = {
  AT: (own) => `U${own}`,
  BE: (own) => `0${own}`,
  CH: (own) => `E${own}`,
  SE: (own) => `${own}01`,
};

/** Returns what a number without its own prefix may be, or without another part of it. */
function prefixed(bare: string, country: string): string[] {
  const prefix = prefixOf(country);
  const isNamed = bare.startsWith(country) || bare.startsWith(prefix);
  const own = isNamed ? bare.slice(2) : bare;
  const added = leftOut[prefix]?.(own);
  return [`${prefix}${bare}`, `${prefix}${own}`, own, ...(added ? [`${prefix}${added}`] : [])];
}

/** What people write before a number: `VAT No.`, `USt-IdNr.`, `P. IVA`. */
const labels =
  /^(?:VAT|TVA|P?IVA|PARTITAIVA|MWST|UST|BTW|MOMS|NIF|NIPC|CIF|NIP)(?:NUMBER|NUMERO|NO|NR|REG|ID|INTRA|INTRACOM)*(?=[A-Z]*\d)/;

/** Companies of the French departments may have no number of VAT, but their SIREN or SIRET. */
function isCompanyNumber(bare: string, country: string): boolean {
  return country in prefixes && prefixOf(country) === 'FR' && /^(?:\d{9}|\d{14})$/.test(bare);
}

/**
 * Normalizes a VAT number as typed, in any case and with spaces, points and hyphens between, with the
 * prefix of its country if that is known. A company of Liechtenstein has five digits without a prefix, or
 * a Swiss UID (Landesverwaltung, "Umsetzung der UID in Liechtenstein", read 2026-11-28).
 */
export function plainVatNumber(text: string, country: string | null): string {
  const signs = /[\s.,:;'’"()#/º°\u2010-\u2015\u2212-]/g;
  const typed = asciiDigits(text).replace(signs, '').toUpperCase().replace(labels, '');
  const bare = typed.startsWith('GR') ? `EL${typed.slice(2)}` : typed;
  if (country === 'LI') return /^(?:LI|FL)?(\d{5})$/.exec(bare)?.[1] ?? bare;
  if (isWhole(bare) || country === null) return bare;
  const whole = prefixed(bare, country).find(isWhole);
  if (whole !== undefined) return whole;
  const isNamed = bare.slice(0, 2) in formats && /\d/.test(bare);
  if (isNamed || isCompanyNumber(bare, country) || !(prefixOf(country) in formats)) return bare;
  return `${prefixOf(country)}${bare}`;
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
 * Ireland's prefix XI is the United Kingdom's too; a company of Liechtenstein may have a Swiss UID; a
 * number without a known prefix names none.
 */
export function namesOtherCountry(plain: string, country: string): boolean {
  const prefix = plain.slice(0, 2);
  if (!(prefix in formats)) return false;
  if (country === 'LI') return prefix !== 'CH';
  return prefix === 'XI' ? country !== 'GB' : prefix !== prefixOf(country);
}
