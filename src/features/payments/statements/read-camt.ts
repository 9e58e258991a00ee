import { readXml, type XmlElement } from '#core/xml-tree.ts';
import { readBankAmount, wordsOf } from './line-words.ts';
import type { Found, LineProblem } from './statements.ts';

/** An element as it stands in a file; one that is not whole ends where the next begins. */
type Piece = { xml: string; at: number; end: number; isWhole: boolean };

/** Yields the elements of a name that stand in a text, whatever prefix they have; none is in another. */
function* piecesOf(text: string, name: string): Generator<Piece> {
  const opening = new RegExp(`<((?:[\\w.-]+:)?${name})(?=[\\s>])`, 'g');
  let found = opening.exec(text);
  while (found) {
    const at = found.index;
    const close = `</${found[1]}>`;
    const closes = text.indexOf(close, at);
    found = opening.exec(text);
    const next = found?.index ?? text.length;
    const isWhole = closes >= 0 && closes < next;
    const end = isWhole ? closes + close.length : next;
    yield { xml: text.slice(at, end), at, end, isWhole };
  }
}

const bare = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1);

/** Returns the elements at a path below an element, such as `RltdPties/Dbtr/Nm`. */
function all(of: XmlElement | undefined, path: string): XmlElement[] {
  let found = of ? [of] : [];
  for (const step of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => bare(child) === step));
  return found;
}

const first = (of: XmlElement | undefined, path: string) => all(of, path)[0];
const textAt = (of: XmlElement | undefined, path: string) => first(of, path)?.text.trim() ?? '';

/** What the bank and the payer say, of an entry or of one payment in it. */
const saidPaths = [
  'RltdPties/Dbtr/Nm',
  'RltdPties/Dbtr/Pty/Nm',
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
  'AddtlTxInf',
  'AddtlNtryInf',
];

function saidIn(of: XmlElement | undefined): string[] {
  return saidPaths
    .flatMap((path) => all(of, path).map(({ text }) => text))
    .filter((text) => text.trim().toUpperCase() !== 'NOTPROVIDED');
}

/** An amount in euros, in cents. */
function centsOf(amount: XmlElement | undefined): number | LineProblem['code'] {
  if (!amount) return 'no_amount';
  if ((amount.attributes.Ccy ?? 'EUR') !== 'EUR') return 'other_currency';
  const read = readBankAmount(amount.text);
  return read !== null && typeof read === 'object' && read.cents > 0 ? read.cents : 'no_amount';
}

type Entry = { line: number; day: string; isIncoming: boolean; element: XmlElement };

/** Reads an entry without the payments in it; what is wrong with it is its problem. */
function readEntry(head: string, line: number): Entry | LineProblem {
  const element = readXml(head).children[0];
  const status = textAt(element, 'Sts/Cd') || textAt(element, 'Sts');
  const amount = first(element, 'Amt')?.text.trim() ?? '';
  if (status === 'PDNG') return { line, code: 'pending', detail: amount };
  const written = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']
    .map((path) => textAt(element, path))
    .find((text) => text !== '');
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0];
  if (!element || day === undefined || Number.isNaN(Date.parse(day)))
    return { line, code: 'no_day', detail: written ?? '' };
  return { line, day, isIncoming: textAt(element, 'CdtDbtInd') === 'CRDT', element };
}

function found(
  { line, day, isIncoming }: Entry,
  amount: XmlElement | undefined,
  said: string[],
): Found {
  const cents = centsOf(amount);
  if (typeof cents === 'string') {
    const written = `${amount?.text.trim() ?? ''} ${amount?.attributes.Ccy ?? ''}`.trim();
    return { problem: { line, code: cents, detail: written } };
  }
  return { movement: { line, day, isIncoming, cents, text: wordsOf(said) } };
}

const amountPaths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'];
const amountOf = (payment: XmlElement) =>
  amountPaths.map((path) => first(payment, path)).find((amount) => amount !== undefined);

/** Reads what one entry says: itself, or each payment of a batch that names its amount. */
function* readPiece({ xml, isWhole }: Piece, line: number): Generator<Found | null> {
  const details = [...piecesOf(xml, 'TxDtls')];
  const last = details.at(-1)?.end ?? 0;
  const head = details[0] ? xml.slice(0, details[0].at) + xml.slice(last) : xml;
  const entry = isWhole ? readEntry(head, line) : { line, code: 'broken' as const, detail: '' };
  if ('code' in entry) {
    yield { problem: entry };
    return;
  }
  const said = saidIn(entry.element);
  const payments: XmlElement[] = [];
  for (const detail of details) {
    payments.push(...readXml(detail.xml).children);
    // A batch may be the whole file; others have their turn.
    yield null;
  }
  const amounts = payments.map(amountOf);
  if (payments.length > 1 && amounts.every((amount) => amount !== undefined)) {
    for (const [at, payment] of payments.entries())
      yield found(entry, amounts[at], [...saidIn(payment), ...said]);
    return;
  }
  yield found(entry, first(entry.element, 'Amt'), [...payments.flatMap(saidIn), ...said]);
}

/** Whether a text is a statement by ISO 20022. */
export function isCamt(text: string): boolean {
  return /<(?:[\w.-]+:)?BkToCstmrStmt[\s>]/.test(text);
}

/** Returns the IBANs of the accounts that a statement is of; its payers' accounts have other names. */
export function accountsOfCamt(text: string): string[] {
  return [...piecesOf(text, 'Acct')]
    .map(({ xml, isWhole }) => (isWhole ? textAt(readXml(xml).children[0], 'Id/IBAN') : ''))
    .filter((iban) => iban !== '')
    .map((iban) => iban.replace(/\s/g, '').toUpperCase());
}

/** Returns a function that says in which line a place is; each place is after the one before. */
function createLineCounter(text: string): (place: number) => number {
  let line = 1;
  let from = 0;
  return (place) => {
    let next = text.indexOf('\n', from);
    while (next >= 0 && next < place) {
      line += 1;
      from = next + 1;
      next = text.indexOf('\n', from);
    }
    return line;
  };
}

/**
 * Reads the movements of CAMT.053 (ISO 20022, `BkToCstmrStmt`), entry by entry; the payments of a batch are
 * movements of their own. An entry that is wrong spoils no other.
 */
export function* readCamt(text: string): Generator<Found | null> {
  const lineOf = createLineCounter(text);
  for (const piece of piecesOf(text, 'Ntry')) yield* readPiece(piece, lineOf(piece.at));
}
