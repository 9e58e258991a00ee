import { mailboxKey, plainAddress } from '#core/email-address.ts';
import { plainLine, singleLine } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { readDate } from '#core/written-date.ts';
import { isEmailAddress } from '../newsletter.ts';
import type { ColumnRole, ListColumn } from './list-columns.ts';

/** How the rows of a list are read. `today`: a day of Lisbon. */
export type Reading = {
  columns: readonly Pick<ListColumn, 'header' | 'role' | 'isMonthFirst'>[];
  language: 'en' | 'pt';
  statement: string;
  statementDay: string | null;
  today: string;
};

/** A consent that can be proved: its day, and how or where it was given. */
export type GivenConsent = { day: string; source: string };

export type ReadRow = {
  /** As it is written in the file. */
  address: string;
  email: string;
  emailKey: string;
  name: string;
  language: 'en' | 'pt';
  consent: GivenConsent | null;
  /** Why it is not taken, from what it says itself; null if it can be. */
  refusal: 'malformed' | 'left_there' | null;
  /** A word of the file that decided it, or a day of consent that cannot be read. */
  detail: string;
};

const longestAddress = 320;
const longestSource = 500;

/** What lists say of those who are not, or no longer, on them. */
const goneWords =
  /^(?:unsub|cleaned|bounced?$|complain|spam|blocklisted|blacklisted|disabled|inactive|deleted|removed|opted.?out|unconfirmed|pending|cancelad|desinscri|removid|saiu|sa[ií]ram|inativ)/i;
const no = /^(?:false|no|0|n[aã]o)$/i;
const yes = /^(?:true|yes|1|sim)$/i;
const ofLeaving = /unsub|clean|disabled|left|opt.?out/i;
const ofStaying = /subscribed.?to/i;

/** The word of a list that says that somebody is not on it; empty if none does. */
function goneBy(header: string, cell: string): string {
  const word = cell.trim();
  if (word === '') return '';
  if (ofLeaving.test(header)) return no.test(word) ? '' : `${header}: ${word}`;
  if (ofStaying.test(header)) return yes.test(word) ? '' : `${header}: ${word}`;
  return goneWords.test(word) ? word : '';
}

function languageIn(cell: string): 'en' | 'pt' | null {
  const word = cell.trim().toLowerCase();
  if (/^(?:pt|por|portugu)/.test(word)) return 'pt';
  return /^(?:en|eng|ingl)/.test(word) ? 'en' : null;
}

function consentOf(
  reading: Reading,
  cellOf: (role: ColumnRole) => string,
): { consent: GivenConsent | null; unread: string } {
  const written = cellOf('day').trim();
  const order = reading.columns.find(({ role }) => role === 'day')?.isMonthFirst ? 'month' : 'day';
  const read = written === '' ? null : (readDate(written, order)?.day ?? null);
  const own = read !== null && read <= reading.today ? read : null;
  const unread = written !== '' && own === null ? written : '';
  // A day that cannot be read is not replaced by another: then nothing is proved.
  const day = unread === '' ? (own ?? reading.statementDay) : null;
  const source = singleLine(cellOf('source')).slice(0, longestSource) || reading.statement;
  return { consent: day === null || source === '' ? null : { day, source }, unread };
}

/** Reads a row of a list: who it is, in which language, and which consent it proves. */
export function readRow(cells: readonly string[], reading: Reading): ReadRow {
  const cellOf = (role: ColumnRole) => {
    const at = reading.columns.findIndex((column) => column.role === role);
    return at === -1 ? '' : (cells[at] ?? '');
  };
  const address = plainLine(cellOf('email')).slice(0, longestAddress);
  const whole = cellOf('name').trim() || `${cellOf('first')} ${cellOf('last')}`;
  const stateAt = reading.columns.findIndex(({ role }) => role === 'state');
  const gone =
    stateAt === -1 ? '' : goneBy(reading.columns[stateAt]?.header ?? '', cellOf('state'));
  const isAddress = isEmailAddress(address);
  const { consent, unread } = consentOf(reading, cellOf);
  const email = isAddress ? plainAddress(address) : '';
  return {
    address,
    email,
    emailKey: isAddress ? mailboxKey(email) : '',
    name: singleLine(whole).slice(0, longestName),
    language: languageIn(cellOf('language')) ?? reading.language,
    consent,
    refusal: isAddress ? (gone === '' ? null : 'left_there') : 'malformed',
    detail: gone.slice(0, 100) || unread.slice(0, 100),
  };
}
