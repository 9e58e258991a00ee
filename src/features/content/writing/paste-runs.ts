import { escapeSigns } from '#core/markdown/markdown-signs.ts';

/** Words of a line that look the same. */
export type Run = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  struck?: boolean;
  href?: string;
  /** The number of a footnote, which is written as it is. */
  isNote?: boolean;
};

type Mark = 'href' | 'struck' | 'bold' | 'italic';
const order: readonly Mark[] = ['href', 'struck', 'bold', 'italic'];

function wrap(mark: Mark, inside: string, run: Run): string {
  if (mark === 'href') return `[${inside}](${run.href})`;
  if (mark === 'struck') return `~~${inside}~~`;
  return mark === 'bold' ? `**${inside}**` : `_${inside}_`;
}

/** Puts signs around words, but not around the spaces beside them, where they would not be signs. */
function writeGroup(runs: readonly Run[], mark: Mark, deeper: readonly Mark[]): string {
  const inside = writeMarked(runs, deeper);
  const [run] = runs;
  const words = inside.trim();
  if (!run?.[mark] || words === '') return inside;
  const start = inside.length - inside.trimStart().length;
  const end = inside.trimEnd().length;
  return inside.slice(0, start) + wrap(mark, words, run) + inside.slice(end);
}

/** Writes words whose signs mean nothing, and the numbers of footnotes among them. */
function writePlain(runs: readonly Run[]): string {
  let written = '';
  let words = '';
  for (const { text, isNote } of runs) {
    if (!isNote) {
      words += text;
      continue;
    }
    written += escapeSigns(words) + text;
    words = '';
  }
  return written + escapeSigns(words);
}

function writeMarked(runs: readonly Run[], [mark, ...deeper]: readonly Mark[]): string {
  if (mark === undefined) return writePlain(runs);
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && (group[0]?.[mark] ?? false) === (run[mark] ?? false)) group.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => writeGroup(group, mark, deeper)).join('');
}

/** Leaves one space of each run of spaces, also where two runs meet. */
function joinSpaces(runs: readonly Run[]): Run[] {
  let endsInSpace = true;
  return runs.map((run) => {
    let text = run.text.replace(/[ \t\r\n\f\u00a0]{2,}|[\t\r\n\f]/g, ' ');
    if (endsInSpace) text = text.replace(/^[ \u00a0]/, '');
    if (text !== '') endsInSpace = /[ \u00a0\u2028]$/.test(text);
    return { ...run, text };
  });
}

/** A line break within a paragraph, until the line is written. */
export const lineBreak = '\u2028';

/** Parts the runs where two breaks follow each other, with nothing but spaces between them. */
export function splitParagraphs(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  let breaks = 0;
  for (const run of runs) {
    if (run.text === lineBreak) breaks += 1;
    else if (run.text.trim() !== '') {
      if (breaks > 1) paragraphs.push([]);
      breaks = 0;
    }
    paragraphs.at(-1)?.push(run);
  }
  return paragraphs;
}

/** Returns the Markdown of a line. */
export function writeRuns(runs: readonly Run[]): string {
  return writeMarked(joinSpaces(runs), order)
    .replace(/ *\u2028+ */g, '\n')
    .trim();
}
