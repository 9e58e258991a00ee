import type { Element, ElementContent, Root } from 'hast';
import { attribute, textOf } from './elements.ts';

/** The footnotes of a text: what refers to them, what they say, and where that stood. */
export type Footnotes = {
  /** The key of the note to which an element refers. */
  references: ReadonlyMap<Element, string>;
  texts: ReadonlyMap<string, readonly ElementContent[]>;
  /** Elements that are not part of the text: notes, and the links from them back to it. */
  apart: ReadonlySet<Element>;
};

const noteElements = new Set(['li', 'p', 'div', 'section', 'aside', 'dd', 'td', 'span']);
/** What refers to a note: `1`, `[1]`, `*`. */
const longestLabel = 6;

type Placed = { element: Element; parents: readonly Element[] };

function collect(root: Root): Placed[] {
  const found: Placed[] = [];
  function visit(nodes: Root['children'], parents: readonly Element[]): void {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      found.push({ element: node, parents });
      visit(node.children, [...parents, node]);
    }
  }
  visit(root.children, []);
  return found;
}

const namesOf = (element: Element) =>
  [attribute(element, 'id'), attribute(element, 'name')].filter((name) => name !== '');
const targetOf = (element: Element) =>
  element.tagName === 'a' ? (/^#(.+)/.exec(attribute(element, 'href'))?.[1] ?? '') : '';

/** The element of a note: the one that has its name, or the one around the link that has. */
function noteOf({ element, parents }: Placed): Element | null {
  if (noteElements.has(element.tagName)) return element;
  if (element.tagName !== 'a' && element.tagName !== 'sup') return null;
  const around = parents.findLast(({ tagName }) => ['li', 'p', 'div', 'td'].includes(tagName));
  return around ?? null;
}

function isLabel(element: Element): boolean {
  const label = textOf(element).trim();
  return label !== '' && label.length <= longestLabel;
}

/**
 * Finds footnotes: a short link to an element that links back to it, as Markdown's tools, Word, Ghost
 * and Substack write them, and the block editor's, whose texts lie elsewhere (`given`, by key).
 */
export function findFootnotes(
  root: Root,
  given: ReadonlyMap<string, readonly ElementContent[]>,
): Footnotes {
  const placed = collect(root);
  const byName = new Map<string, Placed>();
  for (const one of placed)
    for (const name of namesOf(one.element)) if (!byName.has(name)) byName.set(name, one);
  const references = new Map<Element, string>();
  const texts = new Map<string, readonly ElementContent[]>();
  const apart = new Set<Element>();
  for (const { element } of placed) {
    const key = attribute(element, 'dataFn');
    if (key !== '' && given.has(key)) references.set(element, key);
  }
  const links = placed.filter(({ element }) => targetOf(element) !== '');
  const linksTo = Map.groupBy(links, ({ element }) => targetOf(element));
  for (const { element, parents } of links) {
    const target = targetOf(element);
    const defined = byName.get(target);
    const note = defined && noteOf(defined);
    if (!note || !isLabel(element) || [element, ...parents].includes(note)) continue;
    if ([element, ...parents].some((one) => references.has(one) || apart.has(one))) continue;
    const names = [...namesOf(element), ...parents.slice(-2).flatMap(namesOf)];
    const returning = names
      .flatMap((name) => linksTo.get(name) ?? [])
      .filter((one) => one.parents.includes(note));
    if (returning.length === 0 && !texts.has(target)) continue;
    references.set(element, target);
    texts.set(target, note.children);
    for (const one of [note, ...returning.map((link) => link.element)]) apart.add(one);
  }
  for (const [key, children] of given) texts.set(key, children);
  return { references, texts, apart };
}
