import type { FootnoteDefinition, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { readOwnPath } from '../link-address.ts';
import { plainLine, type TextBlock, type TextSpan } from '../text-blocks.ts';
import { type References, spansOf } from './spans-of-nodes.server.ts';

/** Lists and quotes in lists and quotes; deeper ones are paragraphs. */
const deepest = 6;

function trimSpans(content: TextSpan[]): TextSpan[] {
  const trimmed = content.map((span, index) => {
    if (typeof span !== 'string') return span;
    const start = index === 0 ? span.trimStart() : span;
    return index === content.length - 1 ? start.trimEnd() : start;
  });
  return trimmed.filter((span) => span !== '');
}

function paragraph(nodes: PhrasingContent[], references: References): TextBlock[] {
  const content = trimSpans(spansOf(nodes, references));
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

/** A picture of this site is a block of its own; one from elsewhere is a link to it. */
function splitPictures(nodes: PhrasingContent[], references: References): TextBlock[] {
  const blocks: TextBlock[] = [];
  let line: PhrasingContent[] = [];
  for (const node of nodes) {
    const src = node.type === 'image' ? readOwnPath(node.url) : null;
    if (node.type !== 'image' || src === null) {
      line.push(node);
      continue;
    }
    const caption = node.title?.trim();
    blocks.push(...paragraph(line, references), {
      type: 'picture',
      src,
      alt: node.alt ?? '',
      ...(caption && { caption }),
    });
    line = [];
  }
  return [...blocks, ...paragraph(line, references)];
}

function tableBlock({ children, align }: Table, references: References): TextBlock {
  const rows = children.map((row) =>
    row.children.map((cell) => spansOf(cell.children, references)),
  );
  const [head = [], ...rest] = rows;
  return {
    type: 'table',
    head,
    rows: rest.map((row) => row.slice(0, head.length)),
    align: head.map((_, column) => {
      const side = align?.[column];
      return side === 'center' || side === 'right' ? side : null;
    }),
  };
}

function blockOf(node: RootContent, references: References, depth: number): TextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return splitPictures(node.children, references);
    case 'heading': {
      const content = trimSpans(spansOf(node.children, references));
      const level = node.depth <= 2 ? 2 : 3;
      return content.length > 0 ? [{ type: 'heading', level, content }] : [];
    }
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'blockquote': {
      const blocks = blocksOf(node.children, references, depth + 1);
      if (blocks.length === 0) return [];
      return depth >= deepest ? blocks : [{ type: 'quote', blocks }];
    }
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children, references, depth + 1));
      if (depth >= deepest) return items.flat();
      const start = node.ordered ? (node.start ?? 1) : undefined;
      return [{ type: 'list', ...(start !== undefined && { start }), items }];
    }
    case 'code':
      return paragraph([{ type: 'text', value: node.value }], references);
    case 'html':
      return paragraph([{ type: 'text', value: node.value }], references);
    case 'table':
      return [tableBlock(node, references)];
    default:
      return [];
  }
}

/** The words before what a line above a table says that the table shows. */
const captionStart = /^(?:Table|Tabela): (?=\S)/;

/** A line above a table that begins with "Table:" is its caption, as Pandoc reads it. */
function withCaptions(blocks: TextBlock[]): TextBlock[] {
  const captioned: TextBlock[] = [];
  for (const block of blocks) {
    const before = captioned.at(-1);
    const line = before?.type === 'paragraph' ? plainLine(before.content) : '';
    if (block.type === 'table' && captionStart.test(line) && !line.includes('\n'))
      captioned[captioned.length - 1] = { ...block, caption: line.replace(captionStart, '') };
    else captioned.push(block);
  }
  return captioned;
}

function blocksOf(nodes: readonly RootContent[], references: References, depth: number) {
  return withCaptions(nodes.flatMap((node) => blockOf(node, references, depth)));
}

/** Finds the definitions of a tree; the first of a name counts. */
function readDefinitions(tree: Root) {
  const definitions: References['definitions'] = new Map();
  const footnotes = new Map<string, FootnoteDefinition>();
  function visit(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'definition' && !definitions.has(node.identifier))
        definitions.set(node.identifier, node);
      if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier))
        footnotes.set(node.identifier, node);
      if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
        visit(node.children);
    }
  }
  visit(tree.children);
  return { definitions, footnotes };
}

/** Returns the blocks of a parsed text, its footnotes last and numbered as they are first used. */
export function blocksOfTree(tree: Root): TextBlock[] {
  const { definitions, footnotes } = readDefinitions(tree);
  const notes = new Set<string>();
  const references: References = {
    definitions,
    notes,
    charactersLeft: 100_000,
    numberOf(identifier) {
      if (!footnotes.has(identifier)) return null;
      notes.add(identifier);
      return [...notes].indexOf(identifier) + 1;
    },
  };
  const blocks = blocksOf(tree.children, references, 0);
  const written: TextBlock[][] = [];
  // A note may refer to further notes, which join the set while it is walked.
  for (const identifier of notes)
    written.push(blocksOf(footnotes.get(identifier)?.children ?? [], references, 1));
  return written.length > 0 ? [...blocks, { type: 'notes', notes: written }] : blocks;
}
