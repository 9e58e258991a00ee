import type { Element } from 'hast';
import { hasWords, type Run, writeLine } from '#core/markdown/write-line.ts';
import { attribute, elementsOf, headings, holds, textOf } from './elements.ts';
import { cut } from './links.ts';
import { backgroundsOf } from './pictures.ts';
import { readTable, writeTable } from './tables.ts';
import { type Marks, type Nodes, runsOf, type Sink, type Writing, walk } from './walk-html.ts';

/** A line without breaks, for headings and cells. */
function writeFlat(element: Element, marks: Marks, writing: Writing, isCell = false): string {
  const runs = runsOf(element.children, marks, writing).map((run) =>
    run.isBreak ? { text: ' ' } : run,
  );
  return writeLine(runs, { isCell });
}

/** Two breaks or more in a row part paragraphs. */
function paragraphsOf(runs: readonly Run[]): string[] {
  const paragraphs: Run[][] = [[]];
  let breaks = 0;
  for (const run of runs) {
    if (run.isBreak) breaks += 1;
    else if (run.note === undefined && /^[ \t\r\n\f]*$/.test(run.text)) {
      if (breaks === 0) paragraphs.at(-1)?.push(run);
    } else {
      if (breaks > 1) paragraphs.push([]);
      else if (breaks === 1) paragraphs.at(-1)?.push({ text: '', isBreak: true });
      breaks = 0;
      paragraphs.at(-1)?.push(run);
    }
  }
  return paragraphs
    .filter(hasWords)
    .map((line) => writeLine(line))
    .filter((line) => line !== '');
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');
}

/** Code as it is written, with its language where an attribute names one. */
function writeCode(element: Element): string {
  const code = textOf(element).replace(/^\n/, '').trimEnd();
  const inner = elementsOf(element.children).filter(({ tagName }) => tagName === 'code');
  const said = [element, ...inner].flatMap((one) => [
    attribute(one, 'className'),
    attribute(one, 'dataLanguage') && `lang-${attribute(one, 'dataLanguage')}`,
    attribute(one, 'lang') && `lang-${attribute(one, 'lang')}`,
  ]);
  const language = /(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/.exec(said.join(' '))?.[1] ?? '';
  const ticks = (code.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(2, ...ticks) + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

const isListed = (text: string) => /^(?:[-*]|\d+[.)]) /.test(text);

/** Items of a word or a line stand close to each other. */
function writeList(items: readonly string[][], start: number | null, sign: string): string {
  const isTight = items.every(
    ([first = '', second = '', ...more]) =>
      more.length === 0 && (second === '' || (!isListed(first) && isListed(second))),
  );
  return items
    .map((blocks, at) => {
      const marker = start === null ? `${sign} ` : `${start + at}${sign} `;
      const text = blocks.join(isTight ? '\n' : '\n\n');
      return indent(text, marker, ' '.repeat(marker.length)).trimEnd();
    })
    .join(isTight ? '\n' : '\n\n');
}

/** What stands in a list beside its items belongs to the item before it. */
function itemsOf(list: Element, marks: Marks, writing: Writing): string[][] {
  const items: string[][] = [];
  for (const child of list.children) {
    if (child.type === 'element' && writing.footnotes.apart.has(child)) continue;
    const isItem = child.type === 'element' && child.tagName === 'li';
    const blocks = writeBlocks(isItem ? child.children : [child], marks, writing);
    if (isItem || items.length === 0) items.push(blocks);
    else items.at(-1)?.push(...blocks);
  }
  return items.filter((blocks) => blocks.length > 0);
}

function startOf(list: Element): number {
  const start = Number(attribute(list, 'start') || 1);
  return Number.isInteger(start) && start >= 0 && start < 100_000_000 ? start : 1;
}

function tableBlocks(element: Element, marks: Marks, writing: Writing): string[] {
  const table = readTable(element);
  const { rows, width, captions, isFlattened } = table;
  const before = captions.flatMap(({ children }) => writeBlocks(children, marks, writing));
  const cells = rows.flat().flatMap((cell) => cell.element ?? []);
  for (const cell of cells) writing.findings.push(...backgroundsOf(cell, writing.places));
  const isLayout = width < 2 || cells.some((cell) => holds(cell, new Set(['table'])));
  if (isFlattened && (width > 1 || isLayout)) {
    const words = textOf(element).replace(/\s+/g, ' ').trim();
    writing.findings.push({ code: 'table_flattened', detail: cut(words, 80) });
  }
  if (isLayout)
    return [...before, ...cells.flatMap((cell) => writeBlocks(cell.children, marks, writing))];
  const written = writeTable(table, (cell) => writeFlat(cell, marks, writing, true));
  return /[^|\s:-]/.test(written) ? [...before, written] : before;
}

/** The parts of a text whose lists beside each other have other signs, or they would be one. */
type Parts = { blocks: string[]; list: { at: number; sign: string } | null };

function addList(parts: Parts, items: readonly string[][], start: number | null): void {
  if (items.length === 0) return;
  const [usual, other] = start === null ? ['-', '*'] : ['.', ')'];
  const isBeside = parts.list?.at === parts.blocks.length - 1;
  const sign = isBeside && parts.list?.sign === usual ? other : usual;
  parts.list = { at: parts.blocks.length, sign: sign ?? '-' };
  parts.blocks.push(writeList(items, start, sign ?? '-'));
}

function addBlock(parts: Parts, element: Element, marks: Marks, writing: Writing): void {
  const { tagName, children } = element;
  const { blocks } = parts;
  const heading = headings[tagName];
  if (heading !== undefined) {
    const line = writeFlat(element, { ...marks, bold: false }, writing);
    if (line !== '') blocks.push(`${heading} ${line.replace(/#+$/, (signs) => `\\${signs}`)}`);
  } else if (tagName === 'ul' || tagName === 'menu' || tagName === 'dir')
    addList(parts, itemsOf(element, marks, writing), null);
  else if (tagName === 'ol') addList(parts, itemsOf(element, marks, writing), startOf(element));
  else if (tagName === 'li') {
    const item = writeBlocks(children, marks, writing);
    if (item.length > 0) addList(parts, [item], null);
  } else if (tagName === 'blockquote') {
    const inside = writeBlocks(children, marks, writing);
    if (inside.length > 0) blocks.push(indent(inside.join('\n\n'), '> ', '> '));
  } else if (tagName === 'pre' && !holds(element, new Set(['a', 'img']))) {
    if (textOf(element).trim() !== '') blocks.push(writeCode(element));
  } else if (tagName === 'table') blocks.push(...tableBlocks(element, marks, writing));
  else if (tagName === 'hr') blocks.push('---');
  else if (tagName === 'dt' || tagName === 'summary' || tagName === 'legend') {
    const line = writeFlat(element, { ...marks, bold: true }, writing);
    if (line !== '') blocks.push(line);
  } else blocks.push(...writeBlocks(children, marks, writing));
}

/** Returns the Markdown of the parts of a text, one for each paragraph, list, table and so on. */
export function writeBlocks(nodes: Nodes, marks: Marks, writing: Writing): string[] {
  const parts: Parts = { blocks: [], list: null };
  let line: Run[] = [];
  const flush = () => {
    if (hasWords(line)) parts.blocks.push(...paragraphsOf(line));
    line = [];
  };
  const sink: Sink = {
    run: (run) => line.push(run),
    alone(markdown) {
      flush();
      parts.blocks.push(markdown);
    },
    block(element, inside) {
      flush();
      addBlock(parts, element, inside, writing);
    },
  };
  walk(nodes, marks, sink, writing);
  flush();
  return parts.blocks;
}
