import { asciiDigits } from './ascii-digits.ts';
import { searchText } from './search-text.ts';

/** The company's own country calling code: a number of nine digits without one is Portuguese. */
const ownCode = '351';

// E.164 country codes of one and of two digits; all others have three. Source: ITU-T E.164, list of
// assigned country codes.
const shortCodes = /^(?:1|7|2[07]|3[0-46-9]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(?=\d)/;

/** A number that begins with + or 00, or digits, parted as people part them. */
const numbers = /\(?(?:\+\s?)?\(?\d(?:[\d\s()._\-/]*\d)?/g;
const fewestDigits = 6;
// E.164: at most fifteen, after an international prefix of two.
const mostDigits = 17;

/** A telephone number by its digits; `code` is null where the text names no country. */
type PhoneDigits = { code: string | null; national: string };

function codeOf(digits: string): string {
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
}

/** Reads one number; null for digits that are none. The (0) of +44 (0)20 is said at home alone. */
function readNumber(text: string): { digits: string; isInternational: boolean } | null {
  const isNamed = /^\s*\(?\+/.test(text);
  const all = text.replace(/\D/g, '');
  const hasPrefix = /^00\d/.test(all);
  const isInternational = isNamed || hasPrefix;
  const bare = isInternational ? text.replace(/\(\s*0\s*\)/, '') : text;
  const digits = bare.replace(/\D/g, '');
  if (digits.length > mostDigits) return null;
  return { digits: hasPrefix ? digits.slice(2) : digits, isInternational };
}

function withCode(digits: string): PhoneDigits {
  const code = codeOf(digits);
  return { code, national: digits.slice(code.length) };
}

/** What a number may be meant as: with its country, or the number of some country. */
function readings(text: string): PhoneDigits[] {
  const read = readNumber(text);
  if (read === null) return [];
  const { digits, isInternational } = read;
  if (isInternational) return [withCode(digits)];
  if (/^[23789]\d{8}$/.test(digits)) return [{ code: ownCode, national: digits }];
  const alone = { code: null, national: digits };
  return digits.length >= 11 && !digits.startsWith('0') ? [withCode(digits), alone] : [alone];
}

function withoutTrunk(national: string): string {
  return national.replace(/^0/, '');
}

/** `+` and digits where the country is known, else `=` and digits; also without the 0 that is said at home. */
function spellings({ code, national }: PhoneDigits): string[] {
  const sign = code === null ? '=' : `+${code}`;
  return [`${sign}${national}`, `${sign}${withoutTrunk(national)}`];
}

const numberText = (text: string) => searchText(asciiDigits(text));

/** Runs of digits that may be numbers; two in one field are often parted by a slash. */
function runsIn(text: string): string[] {
  const runs = text.split(/[\r\n;,]+/).flatMap((line) => numberText(line).match(numbers) ?? []);
  return runs.flatMap((run) =>
    run.replace(/\D/g, '').length > mostDigits ? run.split('/') : [run],
  );
}

/** Returns the numbers in texts as they are stored to be found: `+351913111001`, `=2079460958`. */
export function phoneNumbers(...texts: (string | null | undefined)[]): string[] {
  const found = texts
    .flatMap((text) => runsIn(text ?? ''))
    .filter((run) => run.replace(/\D/g, '').length >= fewestDigits)
    .flatMap(readings)
    .flatMap(spellings);
  return [...new Set(found)];
}

/** The number in what somebody seeks, the text around it, and as what stored ones contain it. */
export type SoughtPhone = { rest: string; parts: string[] };

const fewestSought = 4;

/**
 * Returns the telephone number that is sought: four digits or more, with or without the country, in any
 * spacing. Null if there is none. Each of the `parts` finds it among `phoneNumbers`.
 */
export function soughtPhone(sought: string): SoughtPhone | null {
  const text = numberText(sought);
  const [number] = (text.match(numbers) ?? []).toSorted((a, b) => b.length - a.length);
  const read = number === undefined ? null : readNumber(number);
  if (number === undefined || read === null || read.digits.length < fewestSought) return null;
  const { digits, isInternational } = read;
  const meant = readings(number);
  const isWhole = digits.length >= 9;
  const abroad = isWhole ? meant.map(({ national }) => ({ code: null, national })) : [];
  const inside = isInternational ? [] : [digits, withoutTrunk(digits)];
  const parts = [...[...meant, ...abroad].flatMap(spellings), ...inside];
  return {
    rest: text.replace(number, ' '),
    parts: [...new Set(parts)].filter((part) => part.length >= fewestSought),
  };
}
