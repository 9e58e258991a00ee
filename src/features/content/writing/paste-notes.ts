import { attribute, childrenOf, type PasteNode, styleOf, textIn } from './paste-nodes.ts';

/** A number in a text that leads to a note, as a node in place of its link. */
export const noteName = '#note';

type Anchor = { node: PasteNode; target: string; ids: string[]; holder: PasteNode };

/** Longer words are no number, arrow or sign of a note. */
const longestSign = 8;

const holders = /^(LI|P|DIV|DD|TD)$/;
const elements = /^(footnote|endnote)$/;

/** Numbers of notes whose text was not copied along, as Word and LibreOffice mark them. */
const strayNumber = /\b(Mso(Foot|End)noteReference|sd(foot|end)note(anc|sym))\b/;

function idsOf(node: PasteNode): string[] {
  return [attribute(node, 'id'), attribute(node, 'name')].filter(Boolean);
}

/** The links within a document, each with the element that would hold its note. */
function anchorsIn(node: PasteNode, above: readonly PasteNode[], found: Anchor[]): Anchor[] {
  const [, target = ''] = attribute(node, 'href').split('#');
  if (node.nodeName === 'A' && target !== '') {
    const holder =
      above.find((one) => one.nodeName === 'LI' || elements.test(styleOf(one, 'mso-element'))) ??
      above.find((one) => holders.test(one.nodeName)) ??
      node;
    found.push({ node, target, ids: [...idsOf(node), ...idsOf(holder)], holder });
  }
  for (const child of childrenOf(node)) anchorsIn(child, [node, ...above], found);
  return found;
}

/** A number and a note lead to each other, which nothing else in a text does. */
function pairsIn(anchors: readonly Anchor[]): { number: Anchor; back: Anchor }[] {
  const signs = anchors.filter(({ node }) => textIn(node).trim().length <= longestSign);
  return signs.flatMap((number, at) => {
    const back = signs
      .slice(at + 1)
      .find(
        ({ target, ids }) => ids.includes(number.target) && idsOf(number.node).includes(target),
      );
    return back ? [{ number, back }] : [];
  });
}

function copyOf(node: PasteNode, changed: ReadonlyMap<PasteNode, PasteNode | null>): PasteNode {
  return {
    nodeName: node.nodeName,
    nodeValue: node.nodeValue,
    childNodes: childrenOf(node).flatMap((child) => {
      const other = changed.get(child);
      if (other !== undefined) return other ?? [];
      return [copyOf(child, changed)];
    }),
    getAttribute: (name) => node.getAttribute?.(name) ?? null,
  };
}

/**
 * Returns a document without its notes, with a node for each number, and the notes in the order of
 * their numbers, which begin with `first`. A number whose note is not there is left out.
 */
export function liftNotes(body: PasteNode, first: number): { body: PasteNode; notes: PasteNode[] } {
  const changed = new Map<PasteNode, PasteNode | null>();
  const anchors = anchorsIn(body, [], []);
  const pairs = pairsIn(anchors);
  const numbers = new Map<PasteNode, number>();
  for (const { number, back } of pairs) {
    const place = numbers.get(back.holder) ?? numbers.size + first;
    numbers.set(back.holder, place);
    changed.set(number.node, { nodeName: noteName, nodeValue: `[^${place}]`, childNodes: [] });
    changed.set(back.node, null);
  }
  for (const { node } of anchors)
    if (!changed.has(node) && strayNumber.test(classesIn(node))) changed.set(node, null);
  if (changed.size === 0) return { body, notes: [] };
  const notes = [...numbers.keys()].map((holder) => copyOf(holder, changed));
  for (const holder of numbers.keys()) changed.set(holder, null);
  return { body: copyOf(body, changed), notes };
}

function classesIn(node: PasteNode): string {
  return `${attribute(node, 'class')} ${childrenOf(node).map(classesIn).join(' ')}`;
}
