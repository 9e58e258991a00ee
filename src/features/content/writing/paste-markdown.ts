import { readLinkAddress, readOwnPath } from '#core/link-address.ts';
import { escapeStart } from '#core/markdown/markdown-signs.ts';
import {
  attribute,
  childrenOf,
  disarmHtml,
  isHidden,
  type PasteNode,
  styleOf,
  textIn,
} from './paste-nodes.ts';
import { liftNotes, noteName } from './paste-notes.ts';
import { lineBreak, type Run, splitParagraphs, writeRuns } from './paste-runs.ts';
import { placeCells } from './place-cells.ts';

type Marks = Omit<Run, 'text'>;
/** `list`: the node of its list; `start`: the number that its first item has there. */
type Item = { depth: number; isOrdered: boolean; list?: PasteNode; start?: number };
/** A paragraph, heading or other block; an item of a list has its depth from 1. */
type Block = {
  markdown: string;
  item?: Item | undefined;
  /** A further paragraph of the item before it. */
  isMore?: boolean;
};

const blockNames =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|CENTER|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|HTML|LI|MAIN|OL|P|PRE|SECTION|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;
const lists = /^[OU]L$/;

/** Returns the address that a link leads to; programs lead some through addresses of their own. */
function targetOf(href: string): string | null {
  const address = href.trim().replace(/\s/g, '%20').replace(/\(/g, '%28').replace(/\)/g, '%29');
  if (readLinkAddress(address) === null) return null;
  if (
    !/^https:\/\/(www\.google\.com\/url\?|[\w.]+\.safelinks\.protection\.outlook\.com\/)/i.test(
      address,
    )
  )
    return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:/i.test(target) ? target : address;
}

function marksOf(node: PasteNode, marks: Marks): Marks {
  const weight = styleOf(node, 'font-weight');
  const slant = styleOf(node, 'font-style');
  const isBold = /^(B|STRONG)$/.test(node.nodeName) || marks.bold === true;
  const isItalic = /^(I|EM|CITE)$/.test(node.nodeName) || marks.italic === true;
  const lines = `${styleOf(node, 'text-decoration')} ${styleOf(node, 'text-decoration-line')}`;
  const isStruck = /^(S|STRIKE|DEL)$/.test(node.nodeName) || lines.includes('line-through');
  const href = node.nodeName === 'A' ? targetOf(attribute(node, 'href')) : null;
  return {
    ...marks,
    bold: weight === '' ? isBold : /^(bold|bolder|[6-9]\d\d)$/.test(weight),
    italic: slant === '' ? isItalic : /^(italic|oblique)/.test(slant),
    struck: isStruck || marks.struck === true,
    ...(href !== null && { href }),
  };
}

function runsOf(node: PasteNode, marks: Marks): Run[] {
  if (node.nodeName === '#text') return [{ ...marks, text: node.nodeValue ?? '' }];
  if (node.nodeName === noteName) return [{ text: node.nodeValue ?? '', isNote: true }];
  if (isHidden(node)) return [];
  if (node.nodeName === 'BR')
    return attribute(node, 'class') === 'Apple-interchange-newline'
      ? []
      : [{ ...marks, text: lineBreak }];
  return childrenOf(node).flatMap((child) => runsOf(child, marksOf(node, marks)));
}

/** Reads `mso-list:l0 level2 lfo1`, by which Word's paragraphs are items. */
function wordItem(node: PasteNode): Item | null {
  const [, level] = /\blevel(\d)/.exec(styleOf(node, 'mso-list')) ?? [];
  if (level === undefined) return null;
  const sign = signIn(node);
  const start = Number(/^\s*\(?(\d{1,9})[.)]/.exec(sign)?.[1] ?? 1);
  return { depth: Number(level), isOrdered: /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.test(sign), start };
}

/** Returns the number or bullet that Word wrote into an item. */
function signIn(node: PasteNode): string {
  if (styleOf(node, 'mso-list') === 'ignore') return textIn(node);
  return childrenOf(node).map(signIn).join('');
}

function headingSign(node: PasteNode): string {
  const name = attribute(node, 'class');
  const [, level] = /^H([1-6])$/.exec(node.nodeName) ?? /\bMsoHeading(\d)/.exec(name) ?? [];
  const outline = /^\d$/.exec(attribute(node, 'aria-level'))?.[0];
  const isHeading = attribute(node, 'role') === 'heading' || /\bMsoTitle\b/.test(name);
  const depth = Number(level ?? (isHeading ? (outline ?? 1) : 0));
  return depth === 0 ? '' : depth <= 2 ? '## ' : '### ';
}

function escapeLines(text: string): string {
  return text.split('\n').map(escapeStart).join('\n');
}

const bullet = /^[•▪◦‣●○■·⁃]\s+/;

/** A paragraph; lines that begin with a bullet, which somebody typed, are items. */
function plainBlocks(text: string): Block[] {
  const lines = text.split('\n');
  if (!lines.every((line) => bullet.test(line))) return [{ markdown: escapeLines(text) }];
  const item = { depth: 1, isOrdered: false };
  return lines.map((line) => ({ markdown: escapeStart(line.replace(bullet, '')), item }));
}

/** The text of code as it stands; each block in it is a line. */
function codeIn(node: PasteNode): string {
  if (node.nodeName === '#text') return node.nodeValue ?? '';
  if (node.nodeName === 'BR') return '\n';
  if (isHidden(node)) return '';
  return childrenOf(node).reduce((text, child) => {
    const code = codeIn(child);
    const isLine = blockNames.test(child.nodeName);
    const isBegun = text !== '' && !text.endsWith('\n');
    return `${text}${isLine && isBegun ? '\n' : ''}${code}${isLine && !code.endsWith('\n') ? '\n' : ''}`;
  }, '');
}

function isCode(node: PasteNode): boolean {
  return node.nodeName === 'PRE' || styleOf(node, 'white-space') === 'pre';
}

/** Lines of code stay together, with their spaces, between fences that are longer than any in them. */
function codeBlocks(node: PasteNode, item: Item | null): Block[] {
  const code = codeIn(node)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\s+$/g, '');
  if (code === '') return [];
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([signs]) => signs.length));
  const fence = '`'.repeat(longest + 1);
  return [{ markdown: `${fence}\n${code}\n${fence}`, ...(item && { item }) }];
}

function lineBlock(runs: Run[], node: PasteNode, item: Item | null): Block[] {
  const heading = item ? '' : headingSign(node);
  const isTitle = heading !== '';
  if (isTitle) {
    const title = writeRuns(runs.map(({ bold: _, ...run }) => run)).replace(/\n/g, ' ');
    return title === '' ? [] : [{ markdown: heading + title }];
  }
  const lines = splitParagraphs(runs).map(writeRuns).filter(Boolean);
  if (!item) return lines.flatMap(plainBlocks);
  return lines.map((line, at) => ({ markdown: escapeLines(line), item, isMore: at > 0 }));
}

function cellOf(cell: PasteNode): string {
  const blocks = blocksIn(cell, {}, null);
  const text = blocks.map(({ markdown }) => markdown).join(' ');
  return text.replace(/\n/g, ' ').replace(/\|/g, '\\|');
}

function rowsOf(node: PasteNode): PasteNode[] {
  if (node.nodeName === 'TR') return [node];
  return isHidden(node) ? [] : childrenOf(node).flatMap(rowsOf);
}

function tableBlocks(node: PasteNode, marks: Marks): Block[] {
  const rows = rowsOf(node).map((row) =>
    childrenOf(row).filter((cell) => /^T[DH]$/.test(cell.nodeName) && !isHidden(cell)),
  );
  // A table of one column only arranges what is in it.
  if (rows.every(({ length }) => length <= 1))
    return rows.flat().flatMap((cell) => blocksIn(cell, marks, null));
  const [head = [], ...others] = placeCells(rows).map((cells) =>
    cells.map((cell) => (cell ? cellOf(cell) : '')),
  );
  const lines = [head, head.map(() => '---'), ...others].map((texts) => `| ${texts.join(' | ')} |`);
  return [{ markdown: lines.join('\n') }];
}

function quoteBlocks(node: PasteNode, marks: Marks): Block[] {
  const inside = joinBlocks(blocksIn(node, marks, null));
  return inside === '' ? [] : [{ markdown: inside.replace(/^/gm, '> ').replace(/ +$/gm, '') }];
}

/** The number that a list begins with: its own, or that of its first item; empty if neither has one. */
function startOf(list: PasteNode): string {
  const first = childrenOf(list).find(({ nodeName }) => nodeName === 'LI');
  return attribute(list, 'start') || (first ? attribute(first, 'value') : '');
}

/** The item that the blocks of a node belong to. */
function itemOf(node: PasteNode, item: Item | null): Item | null {
  const level = Number(attribute(node, 'aria-level') || attribute(node, 'data-aria-level') || 0);
  if (lists.test(node.nodeName))
    return {
      depth: (item?.depth ?? 0) + 1,
      isOrdered: node.nodeName === 'OL',
      list: node,
      ...(startOf(node) !== '' && { start: Number(startOf(node)) }),
    };
  // Word on the web has a list of its own for each item, with its level.
  if (node.nodeName === 'LI' && item) return level > 0 ? { ...item, depth: level } : item;
  return wordItem(node) ?? item;
}

function blockOf(node: PasteNode, marks: Marks, item: Item | null): Block[] {
  if (node.nodeName === 'HR') return [{ markdown: '---' }];
  if (isCode(node)) return codeBlocks(node, item);
  if (node.nodeName === 'TABLE') return tableBlocks(node, marks);
  if (node.nodeName === 'BLOCKQUOTE') return quoteBlocks(node, marks);
  return blocksIn(node, marks, itemOf(node, item));
}

function pictureOf(node: PasteNode): Block[] {
  const src = readOwnPath(attribute(node, 'src'));
  const alt = attribute(node, 'alt').replace(/[\\[\]]/g, '\\$&');
  return src === null ? [] : [{ markdown: `![${alt}](${src})` }];
}

function hasBlock(node: PasteNode): boolean {
  return childrenOf(node).some((child) => blockNames.test(child.nodeName) || hasBlock(child));
}

/** Returns the blocks in a node; what lies between its blocks are lines of their own. */
function blocksIn(node: PasteNode, marks: Marks, item: Item | null): Block[] {
  const own = marksOf(node, marks);
  const blocks: Block[] = [];
  let runs: Run[] = [];
  function endLine(): void {
    add(lineBlock(runs, node, item));
    runs = [];
  }
  function add(made: Block[]): void {
    const isItem = node.nodeName === 'LI' && item !== null;
    // Only the first paragraph of an item has its sign.
    for (const block of made) {
      const isFirst = !blocks.some((other) => other.item?.depth === item?.depth);
      blocks.push(
        isItem && !isFirst && block.item?.depth === item.depth ? { ...block, isMore: true } : block,
      );
    }
  }
  for (const child of childrenOf(node)) {
    if (isHidden(child)) continue;
    const isBlock = blockNames.test(child.nodeName) || hasBlock(child);
    if (child.nodeName === 'IMG' || isBlock) endLine();
    if (child.nodeName === 'IMG') blocks.push(...pictureOf(child));
    else if (isBlock) add(blockOf(child, own, item));
    else runs.push(...runsOf(child, own));
  }
  endLine();
  return blocks;
}

type OpenItem = Item & { number: number; indent: string };

/** The number of an item after the one before it; Word on the web has a list of its own for each. */
function numberOf({ list, start }: Item, before: OpenItem | undefined): number {
  const first = start !== undefined && Number.isInteger(start) && start >= 0 ? start : null;
  if (before === undefined) return first ?? 1;
  return list !== undefined && list !== before.list && first !== null ? first : before.number + 1;
}

/** Writes a note below the text, its further lines under its first. */
function noteBlock(note: PasteNode, number: number): Block {
  const text = joinBlocks(blocksIn(note, {}, null)).replace(/\n(?=.)/g, '\n    ');
  return { markdown: `[^${number}]: ${text}` };
}

/** Writes the items of a list under each other, numbered within their depth. */
function joinBlocks(blocks: readonly Block[]): string {
  let text = '';
  /** The items that the present one lies in, and itself, with the number of each. */
  const open: OpenItem[] = [];
  for (const { markdown, item, isMore = false } of blocks) {
    const depth = item ? Math.min(item.depth, open.length + 1) : 0;
    const before = open[depth - 1];
    const isSameList = before?.isOrdered === item?.isOrdered;
    const isNext = item && open.length > 0 && !isMore && (depth > 1 || isSameList);
    if (text !== '') text += isNext ? '\n' : '\n\n';
    open.length = Math.max(0, isMore ? depth : depth - 1);
    if (item && !isMore) {
      const number = numberOf(item, isSameList ? before : undefined);
      const sign = item.isOrdered ? `${number}. ` : '- ';
      const outer = open.at(-1)?.indent ?? '';
      open.push({ ...item, number, indent: outer + ' '.repeat(sign.length) });
      text += outer + sign;
    }
    const indent = open.at(-1)?.indent ?? '';
    text += (isMore ? indent : '') + markdown.replace(/\n/g, `\n${indent}`);
  }
  return text;
}

function parseInBrowser(html: string): PasteNode {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/**
 * Returns the Markdown of HTML from a clipboard, as Word, Outlook, Google Docs and Pages write it:
 * paragraphs, headings, lists, tables, code, footnotes, bold, italic, struck out and links. The rest of
 * its looks is left out, and so is what a review says about the text. Its footnotes are numbered after
 * those of the text that it goes `into`.
 */
export function pasteMarkdown(
  html: string,
  { into = '', parse = parseInBrowser }: { into?: string; parse?: typeof parseInBrowser } = {},
): string {
  const numbers = Array.from(into.matchAll(/\[\^(\d{1,6})\]/g), ([, number]) => Number(number));
  const first = Math.max(0, ...numbers) + 1;
  const { body, notes } = liftNotes(parse(disarmHtml(html)), first);
  const blocks = blocksIn(body, {}, null);
  // The line above the notes is theirs.
  while (notes.length > 0 && blocks.at(-1)?.markdown === '---') blocks.pop();
  return joinBlocks([...blocks, ...notes.map((note, at) => noteBlock(note, at + first))]);
}
