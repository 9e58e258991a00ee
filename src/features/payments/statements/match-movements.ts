import { searchText } from '#core/search-text.ts';
import { foldSigns } from './line-words.ts';
import type { Movement, ProposalStatus } from './statements.ts';

/** A payment that was asked for, as it is looked for in a statement. Cents are what a transfer is to bring. */
export type Sought = {
  id: string;
  reference: string;
  state: 'open' | 'paid' | 'cancelled';
  cents: number;
  /** The names of its client. */
  names: readonly string[];
  /** Whether it was paid by a transfer. */
  byTransfer: boolean;
};

/** A transfer that was noted, of which request, and the words that were noted with it. */
export type Noted = { requestId: string; day: string; cents: number; note: string };

/** What a movement is taken for. `by` says how it was found; `candidates` how many it may be. */
export type Proposal = {
  status: ProposalStatus;
  by: 'reference' | 'amount' | 'name' | null;
  requestId: string | null;
  candidates: number;
};

const longestNote = 200;

/** What is noted about a movement in the history of its order, and known by when the file comes again. */
export function noteOf({ text, day }: Pick<Movement, 'text' | 'day'>): string {
  return (text || day).slice(0, longestNote).toWellFormed().trim();
}

/** A reference as clients type it and banks print it: with or without its hyphen, in any case. */
const reference = /(?=(en[23456789abcdefghjkmnpqrstuvwxyz]{6}))/g;

/** Returns what may be a reference in a text, folded. */
export function referencesIn(text: string): string[] {
  return [...foldSigns(text).matchAll(reference)].map(([, found = '']) => found);
}

const particles = new Set([
  ...['de', 'da', 'do', 'das', 'dos', 'e', 'the', 'and'],
  ...['lda', 'limitada', 'unipessoal', 'sa', 'ltd', 'llc'],
]);
const wordsIn = (text: string) =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words by which a name is known. */
const nameWords = (name: string) =>
  wordsIn(name).filter((word) => word.length > 1 && !particles.has(word));

/** Whether a text names somebody: by two words of the name, or by the only one if it is long. */
function hasName(words: ReadonlySet<string>, names: readonly string[][]): boolean {
  return names.some((own) => {
    const seen = own.filter((word) => words.has(word)).length;
    return own.length === 1 ? seen === 1 && (own[0] ?? '').length > 4 : seen > 1;
  });
}

const nothing: Proposal = { status: 'unknown', by: null, requestId: null, candidates: 0 };

type State = {
  /** Requests that a line of this file has. */
  taken: Set<string>;
  open: readonly (Sought & { known: string[][] })[];
  byReference: ReadonlyMap<string, Sought>;
  /** Requests whose transfer was noted with other words than those of a line, and no line is taken for yet. */
  noted: Set<string>;
};

function byReference({ taken, byReference: known, noted }: State, row: Movement): Proposal | null {
  const named = referencesIn(row.text).flatMap((one) => known.get(one) ?? []);
  const fits = ({ state, cents }: Sought) => state === 'open' && cents === row.cents;
  const found = named.find(fits) ?? named.find(({ state }) => state === 'open') ?? named[0];
  if (!found) return null;
  const { id: requestId, state } = found;
  const say = (status: ProposalStatus): Proposal => ({
    status,
    by: 'reference',
    requestId,
    candidates: 1,
  });
  if (state === 'cancelled') return say('cancelled');
  if (state === 'paid') return say(noted.delete(requestId) ? 'received' : 'twice');
  if (!fits(found)) return say('differs');
  if (taken.has(requestId)) return say('twice');
  taken.add(requestId);
  return say('sure');
}

/** Finds an open payment by its amount: with the name of its client, or as the only one of it. */
function byAmount({ taken, open }: State, row: Movement, isNamed: boolean): Proposal | null {
  const free = open.filter(({ id, cents }) => cents === row.cents && !taken.has(id));
  const words = new Set(wordsIn(row.text));
  const found = isNamed ? free.filter(({ known }) => hasName(words, known)) : free;
  const [one] = found;
  if (!one || found.length > 1) return null;
  taken.add(one.id);
  const by = isNamed ? 'name' : 'amount';
  return { status: 'likely', by, requestId: one.id, candidates: 1 };
}

/** Names the only open payment of who seems to pay another amount; else how many are of the amount. */
function otherwise({ taken, open }: State, row: Movement): Proposal {
  const free = open.filter(({ id }) => !taken.has(id));
  const words = new Set(wordsIn(row.text));
  const theirs = free.filter(({ known }) => hasName(words, known));
  const [one] = theirs;
  const candidates = free.filter(({ cents }) => cents === row.cents).length;
  if (!one || theirs.length > 1 || candidates > 0) return { ...nothing, candidates };
  return { status: 'differs', by: 'name', requestId: one.id, candidates: 1 };
}

const keyOf = (day: string, cents: number, note: string) => `${day} ${cents} ${note}`;

/**
 * Yields what each movement that came is taken for, first the surest, in no order; `null` where nothing was
 * decided, so that others may have their turn. A payment is proposed for one line alone. A line is known by
 * its day, amount and words, which were noted: a file that comes again proposes nothing that is noted, and
 * of equal lines as many as were noted are known.
 */
export function* matchMovements(
  movements: readonly Movement[],
  sought: readonly Sought[],
  transfers: readonly Noted[],
): Generator<[Movement, Proposal] | null> {
  const lines = new Map<string, Noted[]>();
  for (const one of transfers) {
    const key = keyOf(one.day, one.cents, one.note);
    lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  const rest = new Set<Movement>();
  const claimed = new Set<string>();
  for (const row of movements) {
    const known = lines.get(keyOf(row.day, row.cents, noteOf(row)))?.shift();
    if (known) claimed.add(known.requestId);
    else rest.add(row);
    const requestId = known?.requestId ?? null;
    yield known ? [row, { status: 'received', by: null, requestId, candidates: 1 }] : null;
  }
  const state: State = {
    taken: new Set(),
    open: sought
      .filter((one) => one.state === 'open')
      .map((one) => ({ ...one, known: one.names.map(nameWords) })),
    byReference: new Map(sought.map((one) => [foldSigns(one.reference), one])),
    noted: new Set(
      sought.filter(({ id, byTransfer }) => byTransfer && !claimed.has(id)).map(({ id }) => id),
    ),
  };
  const ways: ((row: Movement) => Proposal | null)[] = [
    (row) => byReference(state, row),
    (row) => byAmount(state, row, true),
    (row) => byAmount(state, row, false),
    (row) => otherwise(state, row),
  ];
  for (const find of ways)
    for (const row of rest) {
      const proposal = find(row);
      if (proposal) rest.delete(row);
      yield proposal ? [row, proposal] : null;
    }
}
