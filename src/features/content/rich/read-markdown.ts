import type { List, PhrasingContent, RootContent, Table } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { readOwnPath } from '#core/link-address.ts';
import { boundMarkdown } from '#core/markdown/bound-markdown.ts';
import { parseTree } from '#core/markdown/markdown-tree.ts';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

/** A block as it was read, and its Markdown to the letter, from the start of its line. */
export type ReadBlock = { node: Node; source: string };

/** A text in rich mode with its Markdown: `gaps` stand before, between and after the blocks. */
export type ReadText = { text: string; doc: Node; blocks: ReadBlock[]; gaps: string[] };

/** What rich mode has no form for. The block that holds it stays as it is written. */
class Inexpressible extends Error {}

function textNodes(text: string, active: readonly Mark[]): Node[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [nodes.lineBreak.create()]),
    ...(line === '' ? [] : [richSchema.text(line, active)]),
  ]);
}

function numberOf(label: string | null | undefined): number {
  if (!/^[1-9]\d{0,5}$/.test(label ?? '')) throw new Inexpressible();
  return Number(label);
}

function inlineOf(some: readonly PhrasingContent[], active: readonly Mark[] = []): Node[] {
  return some.flatMap((node) => {
    const within = (mark: Mark, inner: readonly PhrasingContent[]) =>
      inlineOf(inner, mark.addToSet(active));
    switch (node.type) {
      case 'text':
        return textNodes(node.value, active);
      case 'break':
        return [nodes.lineBreak.create()];
      case 'strong':
        return within(marks.bold.create(), node.children);
      case 'emphasis':
        return within(marks.italic.create(), node.children);
      case 'delete':
        return within(marks.struck.create(), node.children);
      case 'inlineCode':
        return textNodes(node.value, marks.code.create().addToSet(active));
      case 'link': {
        if (node.title) throw new Inexpressible();
        return within(marks.link.create({ href: node.url }), node.children);
      }
      case 'footnoteReference':
        return [nodes.note.create({ number: numberOf(node.label) }, null, active)];
      default:
        throw new Inexpressible();
    }
  });
}

function listOf(list: List): Node {
  const items = list.children.map(({ children }) =>
    nodes.item.create(
      null,
      children.length === 0 ? [nodes.paragraph.create()] : children.map(blockOf),
    ),
  );
  const isTight = !list.spread && list.children.every(({ spread }) => !spread);
  return list.ordered
    ? nodes.numbers.create({ start: list.start ?? 1, isTight }, items)
    : nodes.bullets.create({ isTight }, items);
}

function tableOf({ children, align }: Table): Node {
  const width = children[0]?.children.length ?? 0;
  const rows = children.map(({ children: cells }, at) => {
    if (cells.length > width) throw new Inexpressible();
    const isHead = at === 0;
    const written = cells.map((cell) => nodes.cell.create({ isHead }, inlineOf(cell.children)));
    while (written.length < width) written.push(nodes.cell.create({ isHead }));
    return nodes.row.create(null, written);
  });
  return nodes.table.create(
    { align: Array.from({ length: width }, (_, at) => align?.[at] ?? null) },
    rows,
  );
}

function blockOf(node: RootContent): Node {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type !== 'image' || node.children.length > 1)
        return nodes.paragraph.create(null, inlineOf(node.children));
      // One from elsewhere is a link on the site.
      if (readOwnPath(only.url) === null) throw new Inexpressible();
      return nodes.picture.create({
        src: only.url,
        alt: only.alt ?? '',
        caption: only.title ?? '',
      });
    }
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inlineOf(node.children));
    case 'thematicBreak':
      return nodes.rule.create();
    case 'blockquote':
      return nodes.quote.create(null, node.children.map(blockOf));
    case 'list':
      return listOf(node);
    case 'table':
      return tableOf(node);
    default:
      throw new Inexpressible();
  }
}

function footnoteOf(node: RootContent): Node | null {
  if (node.type !== 'footnoteDefinition') return null;
  const [only] = node.children;
  if (only?.type !== 'paragraph' || node.children.length > 1) throw new Inexpressible();
  return nodes.footnote.create({ number: numberOf(node.label) }, inlineOf(only.children));
}

function topBlock(node: RootContent, source: string): Node {
  try {
    const block = footnoteOf(node) ?? blockOf(node);
    block.check();
    return block;
  } catch (error) {
    // Thrown by `check` as well, for a nesting that the schema does not have.
    if (!(error instanceof Inexpressible || error instanceof RangeError)) throw error;
    return nodes.source.create(null, source === '' ? null : richSchema.text(source));
  }
}

/** Reads a text into rich mode; null for one that the site itself does not read as Markdown to its end. */
export function readMarkdown(text: string): ReadText | null {
  const { markdown, rest } = boundMarkdown(text);
  if (rest !== '' || markdown !== text) return null;
  const blocks: ReadBlock[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const node of parseTree(text).children) {
    const { start, end: last } = node.position ?? {};
    const from = text.slice(end, start?.offset ?? end).search(/[^\n\r]*$/) + end;
    const to = last?.offset ?? from;
    gaps.push(text.slice(end, from));
    const source = text.slice(from, to);
    blocks.push({ node: topBlock(node, source), source });
    end = to;
  }
  gaps.push(text.slice(end));
  const read = blocks.map(({ node }) => node);
  return {
    text,
    blocks,
    gaps,
    doc: nodes.doc.create(null, read.length > 0 ? read : [nodes.paragraph.create()]),
  };
}
