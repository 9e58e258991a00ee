import { asciiDigits } from './ascii-digits.ts';
import { accept, type Result, refuse } from './result.ts';

/** Which sign stands before cents: a point in English, a comma in Portuguese. */
export type DecimalSign = '.' | ',';

/**
 * Why a text is no amount: it is no number, has no whole cents, is below zero, names another currency, or
 * is too large.
 */
export type AmountRefusal =
  | 'no_amount'
  | 'whole_cents'
  | 'negative'
  | 'other_currency'
  | 'too_large';

const names: Record<string, string> = { EUR: '€|eur|euros?', GBP: '£|gbp', USD: '\\$|usd' };
const anyCurrency = /^(?:\p{Sc}|[a-z]{3}(?=[\s\d]))\s*|\s*(?:\p{Sc}|(?<=[\s\d])[a-z]{3})$/giu;

/** One sign for spaces and apostrophes between thousands. */
const gaps = /(?<=\d)[\s'’‘ʼ`´](?=\d)/g;

/** Spaces around a sign, and the euro sign in its place: `1450, 50`, `12€50`. */
const looseSign = /(?<=\d)\s*(?:([.,])|€)\s*(?=\d{1,2}(?:\s*(?:\D|$)))/;

const forms = [
  /^(?<whole>\d+|\d{1,3}(?:_\d{3})+)(?:(?<sign>[.,])(?<decimals>\d*))?$/,
  /^(?<whole>)(?<sign>[.,])(?<decimals>\d+)$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<decimals>\d+)$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<decimals>\d+)$/,
  /^(?<whole>\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
];

const longestWhole = 7;

/** Returns the text without the name of its currency; null if it names another one. */
function withoutCurrency(text: string, currency: string): string | null {
  const own = names[currency] ?? currency;
  const bare = text
    .replace(new RegExp(`^(?:${own})\\s*(?=[\\d.,+(−-])`, 'i'), '')
    .replace(new RegExp(`(?<=[\\d.,)−-])\\s*(?:${own})$`, 'i'), '')
    .trim();
  return bare.replace(anyCurrency, '') === bare ? bare : null;
}

/**
 * Reads an amount as people type and paste it, in whole cents: `1450`, `1450,5`, `€1,450.50`, `1.450,50`,
 * `1 450,50 EUR`, `1'450`. One sign before three digits, as in `1.450` and `1,450`, parts thousands where
 * it is not the sign of the reader's cents; there it is refused, as are three decimals anywhere.
 */
export function readAmount(
  text: string,
  { decimalSign, currency = 'EUR' }: { decimalSign: DecimalSign; currency?: string },
): Result<number, AmountRefusal> {
  const typed = asciiDigits(text.replaceAll('´', "'"))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  if (!/\d/.test(typed)) return refuse('no_amount');
  const plain = currency === 'EUR' ? typed.replace(looseSign, (_, sign = ',') => sign) : typed;
  const bare = withoutCurrency(plain.replace(/(?<=[a-z])\.$/i, ''), currency)?.replace(
    /^\+\s*/,
    '',
  );
  if (bare === undefined) return refuse('other_currency');
  if (/^(?:[-−–]\s*\S*\d|\(.*\d.*\)$)/u.test(bare)) return refuse('negative');
  const joined = bare.replace(/[.,][-–—]{1,2}$/, '').replace(gaps, '_');
  const found = forms.map((form) => form.exec(joined)?.groups).find(Boolean);
  if (!found) return refuse('no_amount');
  const { whole = '', sign, decimals = '' } = found;
  const isThousand =
    sign !== undefined &&
    sign !== decimalSign &&
    /^[1-9]\d{0,2}$/.test(whole) &&
    decimals.length === 3;
  if (decimals.length > 2 && !isThousand) return refuse('whole_cents');
  const digits = whole.replace(/\D/g, '') + (isThousand ? decimals : '');
  if (digits.replace(/^0+/, '').length > longestWhole) return refuse('too_large');
  const cents = isThousand ? '' : decimals;
  return accept(Number(digits) * 100 + Number(cents.padEnd(2, '0')));
}
