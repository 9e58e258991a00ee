import { escapeSigns, escapeStart } from './markdown-signs.ts';

/** Words of a line that look the same; a break, a footnote's number, or a picture among them. */
export type Run = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  struck?: boolean;
  code?: boolean;
  href?: string;
  /** The number of a footnote; `text` is empty. */
  note?: number;
  /** A line break; `text` is empty. */
  isBreak?: boolean;
};

export type LineOptions = {
  /** Of a table: a line that has no breaks, in which `|` is escaped. */
  isCell?: boolean;
  /** Writes a break as the end of a line alone, as people type it. */
  isTyped?: boolean;
  /** Of a heading: what begins it is not at the start of a line. */
  isHeading?: boolean;
};

type Mark = 'href' | 'bold' | 'italic' | 'struck';
const order: readonly Mark[] = ['href', 'bold', 'italic', 'struck'];
/** What stands at the edges of words with a mark, for what stands beside them. */
const edges: Record<Mark, string> = { href: '[', bold: '*', italic: '_', struck: '~' };

/** An address that may stand between angle brackets. */
const isBare = /^https?:\/\/[^\s<>|]+$/i;

type Around = { before: string; after: string };

const isSpace = (sign: string) => sign === '' || /\s/.test(sign);
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign);
const isWordly = (sign: string) => !isSpace(sign) && !isPunctuation(sign);
const firstOf = (text: string) => String.fromCodePoint(...[text.codePointAt(0) ?? 32]);
const lastOf = (text: string) => [...text.slice(-2)].at(-1) ?? '';

/** By CommonMark, whether signs of emphasis around words begin and end it. */
function isFlanked(words: string, { before, after }: Around): boolean {
  const [first, last] = [firstOf(words), lastOf(words)];
  if (isSpace(first) || isSpace(last)) return false;
  return !(isPunctuation(first) && isWordly(before)) && !(isPunctuation(last) && isWordly(after));
}

/** Returns an address as a link may have it. */
export function writeAddress(address: string): string {
  return address
    .replace(/[\s<>\\|]/g, (sign) => encodeURIComponent(sign))
    .replace(/[()]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

function writeText(run: Run, { isCell, isTyped }: LineOptions): string {
  if (run.note !== undefined) return `[^${run.note}]`;
  if (run.isBreak) return isCell ? ' ' : isTyped ? '\n' : '\\\n';
  // Code of a cell cannot hold a backslash before a bar, which would end the cell, nor code of a link
  // what would make it the definition of one: their words can.
  const isUnwritable =
    (isCell && run.text.includes('\\|')) || (run.href !== undefined && run.text.includes(']:'));
  if (run.code && !isUnwritable) return writeCode(run.text, isCell === true);
  const escaped = escapeSigns(run.text)
    .replace(/[<&!]$/, '\\$&')
    .replace(/~$/, '\\~');
  const inLink = run.href === undefined ? escaped : escaped.replace(/\]/g, '\\]');
  return isCell ? inLink.replace(/\|/g, '\\|') : inLink;
}

/** Code between more backticks than it has in a row. */
function writeCode(text: string, isCell: boolean): string {
  const code = text.replace(/\s*\n\s*/g, ' ');
  if (code.trim() === '') return '';
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  const written = `${fence}${pad}${code}${pad}${fence}`;
  return isCell ? written.replace(/\|/g, '\\|') : written;
}

function wrap(mark: Mark, inside: string, { before, after }: Around, run: Run): string | null {
  if (mark === 'href') {
    const { href = '' } = run;
    if (run.text === href && isBare.test(href)) return `<${href}>`;
    return `[${inside}](${writeAddress(href)})`;
  }
  if (!isFlanked(inside, { before, after })) return null;
  if (mark === 'bold') return before === '*' || after === '*' ? null : `**${inside}**`;
  if (mark === 'struck') return before === '~' || after === '~' ? null : `~~${inside}~~`;
  // Underscores mean nothing within a word.
  const sign = isWordly(before) || isWordly(after) ? '*' : '_';
  return before === sign || after === sign ? null : `${sign}${inside}${sign}`;
}

function groupsOf(runs: readonly Run[], mark: Mark): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && group[0]?.[mark] === run[mark]) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** The first sign that words will have, as far as it matters to signs before them. */
function edgeOf(runs: readonly Run[] | undefined): string {
  const run = runs?.[0];
  if (!run) return '';
  if (run.isBreak) return ' ';
  if (run.note !== undefined) return '[';
  const mark = order.find((one) => run[one]);
  if (/^\s/.test(run.text)) return ' ';
  if (mark) return edges[mark];
  return run.code ? '`' : firstOf(run.text);
}

/** Splits what stands between marks from the spaces and breaks around it. */
function trimRuns(runs: readonly Run[]) {
  const isBlank = ({ text, note }: Run) => note === undefined && text.trim() === '';
  let [start, end] = [0, runs.length];
  for (let run = runs[start]; run && isBlank(run); run = runs[start]) start += 1;
  for (let run = runs[end - 1]; end > start && run && isBlank(run); run = runs[end - 1]) end -= 1;
  const inner = runs.slice(start, end).map((run) => ({ ...run }));
  const outer = (text: string): Run[] => (text === '' ? [] : [{ text }]);
  const plain = (some: readonly Run[]) =>
    some.map((run) => (run.isBreak ? { text: '', isBreak: true } : { text: run.text }));
  const [first] = inner;
  const lead = first && !first.code ? first.text.slice(0, first.text.search(/\S|$/)) : '';
  if (first) first.text = first.text.slice(lead.length);
  const last = inner.at(-1);
  const kept = last && !last.code ? last.text.trimEnd() : (last?.text ?? '');
  const trail = last ? last.text.slice(kept.length) : '';
  if (last) last.text = kept;
  return {
    before: [...plain(runs.slice(0, start)), ...outer(lead)],
    inner,
    after: [...outer(trail), ...plain(runs.slice(end))],
  };
}

function writeMarked(
  runs: readonly Run[],
  [mark, ...deeper]: readonly Mark[],
  around: Around,
  options: LineOptions,
): string {
  if (mark === undefined) {
    let words = '';
    // Code beside code would be one with wrong ends.
    for (const run of runs) {
      const isBesideCode = lastOf(words || around.before) === '`';
      words += writeText(isBesideCode ? { ...run, code: false } : run, options);
    }
    return words;
  }
  const groups = groupsOf(runs, mark);
  let written = '';
  for (const [at, group] of groups.entries()) {
    const before = written === '' ? around.before : lastOf(written);
    const after = at === groups.length - 1 ? around.after : edgeOf(groups[at + 1]);
    written += writeGroup(group, mark, deeper, { before, after }, options);
  }
  return written;
}

function writeGroup(
  group: readonly Run[],
  mark: Mark,
  deeper: readonly Mark[],
  around: Around,
  options: LineOptions,
): string {
  const plain = () => writeMarked(group, deeper, around, options);
  const [run] = group;
  if (!run?.[mark]) return plain();
  const { before, inner, after } = trimRuns(group);
  if (inner.length === 0) return plain();
  const lead = before.map((one) => writeText(one, options)).join('');
  const trail = after.map((one) => writeText(one, options)).join('');
  const beside = {
    before: lead === '' ? around.before : ' ',
    after: trail === '' ? around.after : ' ',
  };
  const edge = mark === 'href' ? { before: '[', after: ']' } : { before: '*', after: '*' };
  const bare = { before: edges[mark], after: mark === 'href' ? ']' : edges[mark] };
  const inside = writeMarked(
    inner,
    deeper,
    mark === 'bold' || mark === 'href' ? edge : bare,
    options,
  );
  const whole = inside.trim() === '' ? null : wrap(mark, inside, beside, run);
  return whole === null ? plain() : lead + whole + trail;
}

/** Joins runs of spaces to one, also where two runs meet; no-break spaces stay. */
function joinSpaces(runs: readonly Run[]): Run[] {
  let endsInSpace = true;
  const joined = runs.map((run) => {
    if (run.isBreak || run.note !== undefined) {
      endsInSpace = run.isBreak === true;
      return run;
    }
    let text = run.text.replace(/[ \t\r\n\f\v\u0085\u2028\u2029]+/g, ' ');
    if (endsInSpace) text = text.replace(/^ /, '');
    if (text !== '') endsInSpace = text.endsWith(' ');
    return { ...run, text };
  });
  return joined.filter(({ text, isBreak, note }) => text !== '' || isBreak || note !== undefined);
}

const looks = ({ text: _, ...rest }: Run) => JSON.stringify(rest, Object.keys(rest).sort());

/** Joins runs that look the same. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isOne = last && !run.isBreak && run.note === undefined && looks(last) === looks(run);
    if (isOne) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** Returns the Markdown of a line; its beginning means nothing else than words. */
export function writeLine(runs: readonly Run[], options: LineOptions = {}): string {
  const joined = joinRuns(joinSpaces(runs));
  const isBlank = ({ text, isBreak, note }: Run) =>
    note === undefined && (isBreak || text.trim() === '');
  while (joined[0] && isBlank(joined[0])) joined.shift();
  while (joined.length > 0 && isBlank(joined.at(-1) as Run)) joined.pop();
  return writeMarked(joined, order, { before: '', after: '' }, options)
    .trim()
    .split('\n')
    .map((line) => line.replace(/^[ \t]+/, ''))
    .map((line) => (options.isHeading ? line : escapeStart(line).replace(/^(\[\^\d+\]):/, '$1\\:')))
    .join('\n')
    .replace(/ +(?=\\?\n)/g, '');
}

/** Whether runs hold a word, a picture's address or a footnote. */
export function hasWords(runs: readonly Run[]): boolean {
  return runs.some(({ text, note }) => note !== undefined || text.trim() !== '');
}
