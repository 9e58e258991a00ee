import { parseJson } from '../parse-json.ts';
import { addCard, type Card, escapeHtml, type GhostText, wordOf } from './cards.ts';

type Node = Card & { type?: unknown; children?: unknown };

/** A text of deeper nodes is none that somebody wrote. */
const deepest = 200;

/** The bits of a word's format, the innermost element first. */
const formats = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
] as const;

const childrenOf = ({ children }: Node) =>
  (Array.isArray(children) ? children : []).filter(
    (child): child is Node => typeof child === 'object' && child !== null,
  );

function writeWords({ text, format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return formats.reduce(
    (html, [bit, tag]) => ((bits & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(wordOf(text)),
  );
}

function writeLink({ url, ...node }: Node, depth: number): string {
  return `<a href="${escapeHtml(wordOf(url))}">${writeLine(node, depth)}</a>`;
}

/** The words of a node in a line. */
function writeLine(node: Node, depth: number): string {
  if (depth > deepest) throw new RangeError('too_deep');
  return childrenOf(node)
    .map((child) => {
      const type = wordOf(child.type);
      if (type === 'linebreak') return '<br>';
      if (type === 'tab') return ' ';
      if (type === 'link' || type === 'autolink' || type === 'at-link')
        return writeLink(child, depth + 1);
      return typeof child.text === 'string' ? writeWords(child) : writeLine(child, depth + 1);
    })
    .join('');
}

const isList = (node: Node) => node.type === 'list';

/** A list within a list is an item that holds nothing else; it belongs to the item before it. */
function writeList(list: Node, depth: number): string {
  if (depth > deepest) throw new RangeError('too_deep');
  const items: string[] = [];
  for (const item of childrenOf(list)) {
    const inner = childrenOf(item).filter(isList);
    const children = childrenOf(item).filter((child) => !isList(child));
    const nested = inner.map((one) => writeList(one, depth + 1)).join('');
    const box =
      list.listType === 'check'
        ? `<input type="checkbox"${item.checked === true ? ' checked' : ''}>`
        : '';
    if (children.length === 0 && nested !== '' && items.length > 0)
      items.push(`${items.pop()}${nested}`);
    else items.push(box + writeLine({ children }, depth + 1) + nested);
  }
  const start = typeof list.start === 'number' ? ` start="${list.start}"` : '';
  const tag = list.listType === 'number' || list.tag === 'ol' ? 'ol' : 'ul';
  return `<${tag}${tag === 'ol' ? start : ''}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

function writeTable(table: Node, depth: number): string {
  const rows = childrenOf(table).map((row) =>
    childrenOf(row)
      .map((cell) => {
        const tag = Number(cell.headerState) > 0 ? 'th' : 'td';
        const lines = childrenOf(cell).map((part) => writeLine({ children: [part] }, depth + 2));
        return `<${tag}>${lines.join('<br>')}</${tag}>`;
      })
      .join(''),
  );
  return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
}

function addNode(text: GhostText, node: Node, depth: number): void {
  if (depth > deepest) throw new RangeError('too_deep');
  const type = wordOf(node.type).replace(/^extended-/, '');
  const add = (tag: string) => text.parts.push(`<${tag}>${writeLine(node, depth)}</${tag}>`);
  if (type === 'paragraph') add('p');
  else if (type === 'heading') add(/^h[1-6]$/.test(wordOf(node.tag)) ? wordOf(node.tag) : 'h3');
  else if (type === 'quote' || type === 'aside') add('blockquote');
  else if (type === 'list') text.parts.push(writeList(node, depth));
  else if (type === 'table') text.parts.push(writeTable(node, depth));
  else if (type === 'code') add('pre');
  else {
    const { children: _, ...card } = node;
    const children = childrenOf(node);
    const isLine = children.length === 0 && typeof node.text === 'string';
    if (isLine) text.parts.push(`<p>${writeWords(node)}</p>`);
    // A node of a later version of the editor is kept by what is in it.
    else if (children.length > 0) for (const child of children) addNode(text, child, depth + 1);
    else addCard(text, type, card);
  }
}

/** Converts a text of Ghost's editor, as its JSON. Throws what is wrong with it. */
export function readLexical(json: string): GhostText {
  const { root } = parseJson(json) as { root?: Node };
  const text: GhostText = { parts: [], leftOut: [], isForMembers: false };
  for (const node of childrenOf(root ?? {})) addNode(text, node, 1);
  return text;
}
