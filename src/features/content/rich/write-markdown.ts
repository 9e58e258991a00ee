import type { Node } from 'prosemirror-model';
import { escapeSigns } from '#core/markdown/markdown-signs.ts';
import { type LineOptions, type Run, writeAddress, writeLine } from '#core/markdown/write-line.ts';
import type { ReadText } from './read-markdown.ts';

function runsOf(node: Node): Run[] {
  return node.children.map((child): Run => {
    const has = (mark: string) => child.marks.some(({ type }) => type.name === mark);
    const link = child.marks.find(({ type }) => type.name === 'link');
    if (child.type.name === 'lineBreak') return { text: '', isBreak: true };
    return {
      text: child.text ?? '',
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(has('struck') && { struck: true }),
      ...(has('code') && { code: true }),
      ...(link && { href: String(link.attrs.href) }),
      ...(child.type.name === 'note' && { note: Number(child.attrs.number) }),
    };
  });
}

const lineOf = (node: Node, options: LineOptions = {}) =>
  writeLine(runsOf(node), { isTyped: true, ...options });

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n')
    .trimEnd();
}

function headingOf(node: Node): string {
  const flat = runsOf(node).map((run) => (run.isBreak ? { text: ' ' } : run));
  // Signs at the end of a heading would be taken for its end.
  const words = writeLine(flat, { isHeading: true }).replace(/#$/, '\\#');
  return words === '' ? '' : `${'#'.repeat(node.attrs.level)} ${words}`;
}

function pictureOf({ attrs: { src, alt, caption } }: Node): string {
  const words = escapeSigns(String(alt).replace(/\s+/g, ' ')).replace(/\]/g, '\\]');
  const title = String(caption)
    .replace(/\s+/g, ' ')
    .replace(/["\\]|&(?=#?\w+;)/g, '\\$&');
  return `![${words}](${writeAddress(src)}${title && ` "${title}"`})`;
}

const rules: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

function tableOf(node: Node): string {
  const width = node.firstChild?.childCount ?? 0;
  const lines = node.children.map((row) => {
    const cells = row.children.map((cell) => lineOf(cell, { isCell: true, isHeading: true }));
    return `| ${cells.slice(0, width).join(' | ')} |`;
  });
  const align: (string | null)[] = node.attrs.align;
  const rule = Array.from({ length: width }, (_, at) => rules[align[at] ?? ''] ?? '---');
  lines.splice(1, 0, `| ${rule.join(' | ')} |`);
  return lines.join('\n');
}

/** Where a block stands. `isOther`: a list with the other sign, beside one that would swallow it. */
type Place = { isInList?: boolean; isOther?: boolean };

function listOf(node: Node, isOther: boolean): string {
  const isNumbers = node.type.name === 'numbers';
  const sign = isNumbers ? (isOther ? ')' : '.') : isOther ? '*' : '-';
  const items = node.children.map((item, at) => {
    const marker = isNumbers ? `${node.attrs.start + at}${sign} ` : `${sign} `;
    return indent(itemOf(item, node.attrs.isTight), marker, ' '.repeat(marker.length));
  });
  const isTight = node.attrs.isTight && items.every((text) => !/\n[ \t]*\n/.test(text));
  return items.join(isTight ? '\n' : '\n\n');
}

function isListStarter(node: Node): boolean {
  const isNumbers = node.type.name === 'numbers';
  const first = node.firstChild?.firstChild;
  if (node.type.name !== 'bullets' && !isNumbers) return false;
  return first != null && first.textContent !== '' && (!isNumbers || node.attrs.start === 1);
}

/** A list stands close below the words of its item, where they would not swallow it. */
function itemOf(item: Node, isTight: boolean): string {
  const written = writeEach(item.children, { isInList: true });
  return written
    .map(({ text, node }, at) => {
      const before = written[at - 1]?.node.type.name;
      if (at === 0) return text;
      return (isTight && before === 'paragraph' && isListStarter(node) ? '\n' : '\n\n') + text;
    })
    .join('');
}

const isList = (node: Node | undefined) => node?.type.isInGroup('list') === true;

type Written = { text: string; node: Node };

function writeEach(nodes: readonly Node[], place: Place): Written[] {
  const written: (Written & { isOther: boolean })[] = [];
  for (const node of nodes) {
    const last = written.at(-1);
    // At the start of an item another sign, because three hyphens in a row would be a rule.
    const isFirst = place.isInList === true && !last && node.type.name === 'bullets';
    const isOther = isList(node) && last?.node.type === node.type ? !last.isOther : isFirst;
    const text = writeBlock(node, { ...place, isOther });
    if (text !== '') written.push({ text, node, isOther });
  }
  return written;
}

function writeBlock(node: Node, place: Place): string {
  switch (node.type.name) {
    case 'heading':
      return headingOf(node);
    case 'picture':
      return pictureOf(node);
    case 'table':
      return tableOf(node);
    case 'rule':
      return place.isInList ? '___' : '---';
    case 'bullets':
    case 'numbers':
      return listOf(node, place.isOther === true);
    case 'quote': {
      const inner = writeEach(node.children, {});
      const text = inner.map((one) => one.text).join('\n\n');
      return text === '' ? '' : indent(text, '> ', '> ');
    }
    case 'footnote':
      return `[^${node.attrs.number}]: ${lineOf(node).replace(/\n/g, '\n    ')}`.trimEnd();
    case 'source':
      return node.textContent;
    default:
      return lineOf(node);
  }
}

/** Returns what ends code that would go on to the end of the text. */
function endOfCode(source: string): string {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined) return '';
  const isClosed = source
    .split('\n')
    .slice(1)
    .some((line) => line.trim().startsWith(fence) && /^[`~]+$/.test(line.trim()));
  return isClosed ? '' : `\n${fence}`;
}

const signOf = (text: string) => /^[ \t]*(?:\d+([.)])|([-*+]))/.exec(text)?.slice(1).join('') ?? '';

/** A block of the text that is written: `at` is its place among those that were read. */
type Piece = Written & { at: number | null; isKept: boolean };

/** Returns each block with its own Markdown where it is as it was read. */
function piecesOf(doc: Node, { blocks }: ReadText): Piece[] {
  const places = new Map(blocks.map(({ node }, at) => [node, at]));
  const free = new Set(blocks.keys());
  for (const node of doc.children) free.delete(places.get(node) ?? -1);
  const pieces = doc.children.map((node): Piece => {
    // Undone, a block is another one with the same words.
    const at = places.get(node) ?? [...free].find((one) => blocks[one]?.node.eq(node)) ?? null;
    if (at !== null) free.delete(at);
    const kept = at === null ? undefined : blocks[at]?.source;
    return { node, at, isKept: at !== null, text: kept ?? writeBlock(node, {}) };
  });
  return pieces.filter(({ text }) => text !== '');
}

/** Gives blocks that were changed where they stood the place of what they were. */
function placeChanged(pieces: Piece[], total: number): void {
  let before = -1;
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    while (to < pieces.length && pieces[to]?.at === null) to += 1;
    const after = pieces[to]?.at ?? total;
    if (after - before - 1 === to - from)
      for (let one = from; one < to; one += 1) {
        const piece = pieces[one];
        if (piece) piece.at = before + 1 + one - from;
      }
    before = after;
    from = to + 1;
  }
}

const isBlankLine = (gap: string) => /\n[ \t\r]*\n/.test(gap);

/** Returns what stands between two blocks: what stood there, where that still parts them. */
function gapOf(before: Piece, { at, isKept, node }: Piece, { blocks, gaps }: ReadText): string {
  const gap = at === null || before.at !== at - 1 ? undefined : gaps[at];
  if (gap === undefined) return '\n\n';
  const isAlike = (one: Piece) => one.isKept || one.node.type === blocks[one.at ?? -1]?.node.type;
  const isLine = ({ type }: Node) => type.name === 'paragraph' || type.name === 'heading';
  const parts = isKept && before.isKept;
  const stays = [before, { at, isKept, node, text: '' }].every(
    (one) => isAlike(one) && (one.isKept || isLine(one.node)),
  );
  return parts || isBlankLine(gap) || stays ? gap : '\n\n';
}

const wereNext = (before: Piece, piece: Piece) =>
  before.isKept && piece.isKept && before.at !== null && before.at + 1 === piece.at;

const isListed = ({ node }: Piece) => isList(node) || node.type.name === 'source';

/** Gives one of two lists that meet another sign, without which they would be one. */
function partLists(before: Piece, piece: Piece): void {
  const sign = signOf(before.text);
  const isOne = isListed(before) && isListed(piece) && sign !== '' && sign === signOf(piece.text);
  const changed = [piece, before].find(({ node }) => isList(node));
  if (isOne && changed && !wereNext(before, piece))
    changed.text = writeBlock(changed.node, { isOther: sign === '-' || sign === '.' });
}

/** Returns what stands between two blocks, so that the first does not go on into the second. */
function joinOf(before: Piece, piece: Piece, read: ReadText): string {
  const gap = gapOf(before, piece, read);
  if (wereNext(before, piece)) return gap;
  // Indented, it would belong to what stands before it.
  const isIndented = /^[ \t]/.test(piece.text) && piece.node.type.name !== 'source';
  if (isIndented && (isListed(before) || before.node.type.name === 'footnote'))
    piece.text = writeBlock(piece.node, { isOther: /^[ \t]*[*)]/.test(piece.text) });
  return endOfCode(before.node.type.name === 'source' ? before.text : '') + gap;
}

/**
 * Returns the Markdown of a text in rich mode. Blocks that are as they were read keep theirs to the
 * letter, and so do the lines between them.
 */
export function writeMarkdown(doc: Node, read: ReadText): string {
  if (doc.eq(read.doc)) return read.text;
  const pieces = piecesOf(doc, read);
  placeChanged(pieces, read.blocks.length);
  let text = read.gaps[0] ?? '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before) partLists(before, piece);
  }
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before) text += joinOf(before, piece, read);
    text += piece.text;
  }
  return text + (read.blocks.length > 0 ? (read.gaps.at(-1) ?? '') : '');
}
