import { setImmediate } from 'node:timers/promises';
import { decodeText, isSpreadsheet } from '#core/decode-text.server.ts';
import { accountsOfCamt, isCamt, readCamt } from './read-camt.ts';
import {
  type LineProblem,
  type Movement,
  mostMovements,
  mostStatementBytes,
  UnreadableStatement,
} from './statements.ts';

/** Milliseconds of work after which others have their turn. */
const turn = 5;

/** Returns a function that lets others have their turn where a piece of work has taken long enough. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turn) return;
    await setImmediate();
    since = performance.now();
  };
}

async function gather(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostStatementBytes) throw new UnreadableStatement('too_large');
    // The chunk's memory is given back once the next is asked for.
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

export type ReadStatement = {
  kind: 'csv' | 'camt';
  /** The IBANs of the accounts that it names as its own; none in a CSV. */
  accounts: string[];
  movements: Movement[];
  problems: LineProblem[];
};

/**
 * Reads the file of a bank while others have their turns: a CSV of its movements, or CAMT.053. Throws
 * `UnreadableStatement`.
 */
export async function readStatement(body: AsyncIterable<Uint8Array>): Promise<ReadStatement> {
  const bytes = await gather(body);
  if (isSpreadsheet(bytes)) throw new UnreadableStatement('spreadsheet');
  const text = decodeText(bytes)?.text;
  await setImmediate();
  if (text === undefined) throw new UnreadableStatement('no_text');
  const kind = isCamt(text) ? 'camt' : 'csv';
  // Loaded where it is used: no start waits for it.
  const { readCsvStatement } = await import('./read-csv.server.ts');
  const read: ReadStatement = {
    kind,
    accounts: kind === 'camt' ? accountsOfCamt(text) : [],
    movements: [],
    problems: [],
  };
  const breathe = createBreather();
  for (const found of kind === 'camt' ? readCamt(text) : readCsvStatement(text)) {
    if (found && 'movement' in found) read.movements.push(found.movement);
    else if (found) read.problems.push(found.problem);
    if (read.movements.length + read.problems.length > mostMovements)
      throw new UnreadableStatement('too_large');
    await breathe();
  }
  if (read.movements.length + read.problems.length === 0) throw new UnreadableStatement('no_lines');
  return read;
}
