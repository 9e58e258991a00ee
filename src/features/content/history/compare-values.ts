import type { ContentValues, Twins } from '../content.ts';
import { changedFields } from '../content-state.ts';

/** A field before and after a change, as text. */
export type FieldChange = { field: string; before: string; after: string };

/** Returns a value as one reads it: the items of a list on lines of their own. */
export function toText(value: ContentValues[string] | undefined): string {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n');
  return value === null || value === undefined ? '' : String(value);
}

/** Returns what changed, field by field. */
export function compareValues(before: ContentValues, after: ContentValues): FieldChange[] {
  return changedFields(before, after)
    .map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/**
 * Returns the English of which a Portuguese text is the translation: that of the oldest version since
 * which the Portuguese is as it is now. `versions`: the newest first.
 */
export function translatedSource(
  versions: readonly ContentValues[],
  now: ContentValues,
  [source, twin]: Twins[number],
): string | null {
  const isOther = (values: ContentValues) => toText(values[twin]) !== toText(now[twin]);
  const end = versions.findIndex(isOther);
  const since = end === -1 ? versions : versions.slice(0, end);
  const oldest = since.at(-1);
  return oldest ? toText(oldest[source]) : null;
}

/** A piece of a text that stayed, went or came. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

// Beyond it the table of the comparison would be too large: the texts are shown one after the other.
const mostCells = 4_000_000;

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Joins what changed side by side, with the spaces between, into what went and what came. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  const run = { gone: '', new: '' };
  function end(): void {
    for (const kind of ['gone', 'new'] as const) {
      if (run[kind] !== '') result.push({ kind, text: run[kind] });
      run[kind] = '';
    }
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    const isWithin = run.gone + run.new !== '' && (pieces[index + 1]?.kind ?? 'same') !== 'same';
    if (kind !== 'same') run[kind] += text;
    else if (isWithin && /^\s+$/.test(text)) {
      run.gone += text;
      run.new += text;
    } else if (text !== '') {
      end();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  end();
  return result;
}

/** Returns the lengths of the longest common runs of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint32Array, rows[i + 1] as Uint32Array];
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

function compareWords(before: readonly string[], after: readonly string[]): Piece[] {
  const lengths = commonLengths(before, after);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [gone, come] = [before[i], after[j]];
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'gone', text: gone });
      i += 1;
    } else if (come !== undefined) {
      pieces.push({ kind: 'new', text: come });
      j += 1;
    }
  }
  return pieces;
}

/** Compares two texts word by word. */
export function compareTexts(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end += 1;
  const [oldMiddle, newMiddle] = [
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  ];
  const middle: Piece[] =
    oldMiddle.length * newMiddle.length > mostCells
      ? [
          { kind: 'gone', text: oldMiddle.join('') },
          { kind: 'new', text: newMiddle.join('') },
        ]
      : compareWords(oldMiddle, newMiddle);
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}
