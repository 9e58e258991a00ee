import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { PickedPicture } from '../writing/picture-picker.ts';
import { toolbarTexts } from '../writing/toolbar.texts.ts';
import type { Tool } from '../writing/tools.ts';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

const markOf = { bold: marks.bold, italic: marks.italic, strike: marks.struck } as const;

/** Returns the depth of the innermost node of a type around a place; null if there is none. */
export function depthOf($at: ResolvedPos, is: (type: NodeType) => boolean): number | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (is($at.node(depth).type)) return depth;
  return null;
}

const isListType = (type: NodeType) => type.isInGroup('list');

/** A line becomes a heading, a smaller one, and a line again. */
const cycleHeading: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type !== nodes.heading)
    return setBlockType(nodes.heading, { level: 2 })(state, dispatch);
  return parent.attrs.level <= 2
    ? setBlockType(nodes.heading, { level: 3 })(state, dispatch)
    : setBlockType(nodes.paragraph)(state, dispatch);
};

/** Makes lines a list or lines again, or a list one of the other kind. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const depth = depthOf(state.selection.$from, isListType);
    if (depth === null) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    if ($from.node(depth).type === type) return liftListItem(nodes.item)(state, dispatch);
    const { isTight } = $from.node(depth).attrs;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { isTight }));
    return true;
  };
}

const toggleQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = depthOf($from, (type) => type === nodes.quote);
  if (depth === null) return wrapIn(nodes.quote)(state, dispatch);
  const at = $from.before(depth);
  const quote = $from.node(depth);
  dispatch?.(state.tr.replaceWith(at, at + quote.nodeSize, quote.content).scrollIntoView());
  return true;
};

/** Returns the place behind the block of the text that a place lies in. */
const behindBlock = ($at: ResolvedPos) => ($at.depth === 0 ? $at.pos : $at.after(1));

/** Inserts a block behind the one with the caret, or in place of an empty line. */
function insertBlock(state: EditorState, block: Node) {
  const { $from } = state.selection;
  const isEmptyLine =
    $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
  const at = isEmptyLine ? $from.before(1) : behindBlock($from);
  const transaction = state.tr.replaceWith(at, isEmptyLine ? $from.after(1) : at, block);
  const isLast = at + block.nodeSize === transaction.doc.content.size;
  if (isLast) transaction.insert(at + block.nodeSize, nodes.paragraph.create());
  return { transaction: transaction.scrollIntoView(), at };
}

/** Inserts a picture; its words are those of the library. */
export function insertPicture({ src, alt, caption = '' }: PickedPicture): Command {
  return (state, dispatch) => {
    const { transaction } = insertBlock(state, nodes.picture.create({ src, alt, caption }));
    dispatch?.(transaction);
    return true;
  };
}

function insertTable(heading: string): Command {
  return (state, dispatch) => {
    const head = nodes.cell.create({ isHead: true }, richSchema.text(heading));
    const rows = [nodes.row.create(null, [head, head]), emptyRow(2)];
    const { transaction, at } = insertBlock(
      state,
      nodes.table.create({ align: [null, null] }, rows),
    );
    const inHead = at + 3;
    transaction.setSelection(
      TextSelection.create(transaction.doc, inHead, inHead + heading.length),
    );
    dispatch?.(transaction);
    return true;
  };
}

function emptyRow(width: number): Node {
  return nodes.row.create(
    null,
    Array.from({ length: width }, () => nodes.cell.create()),
  );
}

/** Inserts the number of a new footnote, and its words at the end of the text, which are selected. */
function insertNote(words: string): Command {
  return (state, dispatch) => {
    let number = 1;
    state.doc.descendants(({ type, attrs }) => {
      if (type === nodes.note || type === nodes.footnote)
        number = Math.max(number, attrs.number + 1);
    });
    if (!state.selection.$to.parent.inlineContent) return false;
    const transaction = state.tr.insert(state.selection.to, nodes.note.create({ number }));
    const end = transaction.doc.content.size;
    transaction.insert(end, nodes.footnote.create({ number }, richSchema.text(words)));
    const from = end + 1;
    transaction.setSelection(TextSelection.create(transaction.doc, from, from + words.length));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };
}

/** Makes the selected words a link, or inserts one; null takes the link away. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state);
    const transaction = state.tr.removeMark(from, to, marks.link);
    if (href !== null && from === to)
      transaction.insert(from, richSchema.text(href, [marks.link.create({ href })]));
    else if (href !== null) transaction.addMark(from, to, marks.link.create({ href }));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };
}

/** Returns what is selected, or else the link that the caret is in. */
export function linkedRange({ selection, doc }: EditorState): {
  from: number;
  to: number;
  href: string;
} {
  const { from, to, $from } = selection;
  const linkOf = (node: Node | null | undefined) =>
    node?.marks.find(({ type }) => type === marks.link)?.attrs.href as string | undefined;
  const href = linkOf($from.nodeAfter) ?? linkOf($from.nodeBefore) ?? '';
  if (from !== to || href === '') return { from, to, href };
  const range = { from, to };
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    const isTouched = at <= from && at + node.nodeSize >= from;
    if (node.isText && isTouched && linkOf(node) === href)
      Object.assign(range, { from: at, to: at + node.nodeSize });
  });
  return { ...range, href };
}

/** Returns what a tool does that asks for nothing. What it inserts is in the language of the text. */
export function commandOf(tool: Exclude<Tool, 'link' | 'picture'>, language: Language): Command {
  const word = (key: keyof typeof toolbarTexts.en) => translate(toolbarTexts, language, key);
  switch (tool) {
    case 'bold':
    case 'italic':
    case 'strike':
      return toggleMark(markOf[tool]);
    case 'heading':
      return cycleHeading;
    case 'bullets':
      return toggleList(nodes.bullets);
    case 'numbers':
      return toggleList(nodes.numbers);
    case 'quote':
      return toggleQuote;
    case 'table':
      return insertTable(word('tableHead'));
    case 'note':
      return insertNote(word('noteWords'));
  }
}

/** Returns the tools whose work the selection lies in. */
export function activeTools(state: EditorState): Tool[] {
  const { $from, empty, from, to } = state.selection;
  const isMarked = (type: (typeof marks)['bold']) =>
    empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  const isWithin = (type: NodeType) => depthOf($from, (one) => one === type) !== null;
  const list = depthOf($from, isListType);
  const checks: Partial<Record<Tool, boolean>> = {
    bold: isMarked(marks.bold),
    italic: isMarked(marks.italic),
    strike: isMarked(marks.struck),
    link: isMarked(marks.link),
    heading: $from.parent.type === nodes.heading,
    bullets: list !== null && $from.node(list).type === nodes.bullets,
    numbers: list !== null && $from.node(list).type === nodes.numbers,
    quote: isWithin(nodes.quote),
    table: isWithin(nodes.table),
  };
  return (Object.keys(checks) as Tool[]).filter((tool) => checks[tool]);
}

/** Moves from a cell to the one after or before it; behind the last one, the Tab key leaves the text. */
export function moveToCell(step: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = depthOf($from, (type) => type === nodes.table);
    if (depth === null) return false;
    const places: number[] = [];
    const start = $from.start(depth);
    $from.node(depth).descendants((node, at) => {
      if (node.type === nodes.cell) places.push(start + at + 1);
      return node.type !== nodes.cell;
    });
    const next = places[places.indexOf($from.start(depth + 2)) + step];
    if (next === undefined || next < start) return false;
    const end = next + (state.doc.resolve(next).parent.content.size ?? 0);
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, next, end)).scrollIntoView());
    return true;
  };
}

/** Moves to the cell below; below the last row there is a new one. An empty last row is left instead. */
export const moveToRowBelow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = depthOf($from, (type) => type === nodes.table);
  if (depth === null) return false;
  const table = $from.node(depth);
  const [row, column] = [$from.index(depth), $from.index(depth + 1)];
  const isLast = row === table.childCount - 1;
  const transaction = state.tr;
  const isEmpty = isLast && row > 1 && table.child(row).textContent === '';
  if (isEmpty) {
    transaction.delete($from.before(depth + 1), $from.after(depth + 1));
    const behind = transaction.mapping.map($from.after(depth));
    if (behind === transaction.doc.content.size)
      transaction.insert(behind, nodes.paragraph.create());
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(behind + 1)));
    dispatch?.(transaction.scrollIntoView());
    return true;
  }
  const below = $from.after(depth + 1);
  if (isLast) transaction.insert(below, emptyRow(table.child(row).childCount));
  const cells = transaction.doc.resolve(below + 1).parent;
  let at = below + 2;
  for (let one = 0; one < column; one += 1) at += cells.child(one).nodeSize;
  transaction.setSelection(TextSelection.create(transaction.doc, at));
  dispatch?.(transaction.scrollIntoView());
  return true;
};
