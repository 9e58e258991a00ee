import type { Element, ElementContent, RootContent } from 'hast';
import { type Run, writeLine } from '#core/markdown/write-line.ts';
import {
  attribute,
  blockElements,
  elementsOf,
  embeds,
  holds,
  leftOut,
  textOf,
  unseen,
} from './elements.ts';
import type { Footnotes } from './footnotes.ts';
import { completeAddress, cut, linkable, type Places, placeLink, type Told } from './links.ts';
import { backgroundsOf, pictureOf } from './pictures.ts';

export type Marks = Omit<Run, 'text' | 'note' | 'isBreak'>;
export type Nodes = readonly (RootContent | ElementContent)[];

/** Receives the parts of a text in their order. */
export type Sink = {
  run(run: Run): void;
  block(element: Element, marks: Marks): void;
  /** A picture or something embedded, as a part of its own or as a part of a line. */
  alone(markdown: string, run: Run): void;
};

export type Writing = {
  places: Places;
  footnotes: Footnotes;
  language: 'en' | 'pt';
  findings: Told[];
  /** Keys of footnotes in the order of their first use. */
  notes: string[];
  /** Links within the text, which lead nowhere here. */
  anchors: Set<string>;
};

const formats: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  s: { struck: true },
  del: { struck: true },
  strike: { struck: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
};

/** What a style says of letters, where it says something. */
function styledMarks(element: Element): Marks {
  const style = attribute(element, 'style').toLowerCase();
  if (style === '') return {};
  const weight = /font-weight:\s*([\w]+)/.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/.exec(style)?.[1];
  const marks: Marks = {};
  if (weight !== undefined) marks.bold = /^(?:bold|bolder|[6-9]00)$/.test(weight);
  if (slant !== undefined) marks.italic = slant === 'italic' || slant === 'oblique';
  if (/text-decoration(?:-line)?:[^;]*line-through/.test(style)) marks.struck = true;
  return marks;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';

/** Digits above or below a line keep their place, because 10² is not 102. */
function scriptDigits(element: Element): string | null {
  const text = textOf(element).trim();
  if (!/^[\d+−-]+$/.test(text)) return null;
  const signs = element.tagName === 'sup' ? raised : lowered;
  return [...text].map((sign) => signs['0123456789+-'.indexOf(sign.replace('−', '-'))]).join('');
}

const isLink = (node: Nodes[number] | undefined) =>
  node?.type === 'element' && node.tagName === 'a' && attribute(node, 'href') !== '';

/** Walks a text: lines go to the sink in pieces, elements that stand by themselves as they are. */
export function walk(nodes: Nodes, marks: Marks, sink: Sink, writing: Writing): void {
  let before: Nodes[number] | undefined;
  for (const node of nodes) {
    // Buttons beside each other are apart by their style alone.
    if (isLink(before) && isLink(node)) sink.run({ text: ' ' });
    if (node.type === 'text') sink.run({ ...marks, text: node.value });
    else if (node.type === 'element') walkElement(node, marks, sink, writing);
    before = node;
  }
}

function walkElement(element: Element, marks: Marks, sink: Sink, writing: Writing): void {
  const { tagName, children } = element;
  const { footnotes, findings } = writing;
  const key = footnotes.references.get(element);
  if (key !== undefined && marks.href === undefined) {
    if (!writing.notes.includes(key)) writing.notes.push(key);
    sink.run({ text: '', note: writing.notes.indexOf(key) + 1 });
    return;
  }
  if (footnotes.apart.has(element) || unseen.has(tagName)) return;
  findings.push(...backgroundsOf(element, writing.places));
  if (tagName === 'br') sink.run({ text: '', isBreak: true });
  else if (tagName === 'wbr') return;
  else if (tagName === 'img') walkPicture(element, marks, sink, writing);
  else if (embeds.has(tagName)) walkEmbed(element, marks, sink, writing);
  else if (tagName === 'input' && attribute(element, 'type') === 'checkbox')
    sink.run({ ...marks, text: 'checked' in element.properties ? '☑ ' : '☐ ' });
  else if (leftOut.has(tagName)) {
    const said = textOf(element).replace(/\s+/g, ' ').trim();
    const detail = cut(said, tagName === 'script' || tagName === 'style' ? 80 : 1_000);
    findings.push({ code: 'element_left_out', detail: detail ? `${tagName}: ${detail}` : tagName });
  } else if (tagName === 'noscript' && holds(element, new Set(['img', 'iframe']))) return;
  else if (blockElements.has(tagName)) sink.block(element, { ...marks, ...styledMarks(element) });
  else if (tagName === 'a') walk(children, linkMarks(element, marks, writing), sink, writing);
  else if (tagName === 'q') {
    sink.run({ ...marks, text: '“' });
    walk(children, marks, sink, writing);
    sink.run({ ...marks, text: '”' });
  } else {
    const digits = tagName === 'sup' || tagName === 'sub' ? scriptDigits(element) : null;
    const inside = footnotes.references.size > 0 && holds(element, new Set(['a']));
    if (digits !== null && !inside) sink.run({ ...marks, text: digits });
    else walk(children, { ...marks, ...formats[tagName], ...styledMarks(element) }, sink, writing);
  }
}

function linkMarks(element: Element, marks: Marks, { places, anchors, findings }: Writing): Marks {
  const address = attribute(element, 'href');
  if (address.trim() === '' || marks.href !== undefined) return marks;
  if (address.trim().startsWith('#')) {
    if (address.trim() !== '#') anchors.add(address.trim());
    return marks;
  }
  const { href, told } = placeLink(address, places);
  findings.push(...told);
  return href === null ? marks : { ...marks, href };
}

function walkPicture(element: Element, marks: Marks, sink: Sink, writing: Writing): void {
  const { told, text, markdown, href } = pictureOf(element, writing.places, writing.language);
  writing.findings.push(...told);
  const link = marks.href ?? href;
  const run = { ...marks, text, ...(link !== null && { href: link }) };
  if (markdown !== null) sink.alone(markdown, run);
  else sink.run(run);
}

/** The address of something embedded becomes a link, named by its title. */
function walkEmbed(element: Element, marks: Marks, sink: Sink, writing: Writing): void {
  const { places, findings } = writing;
  const source = elementsOf(element.children).find(({ tagName }) => tagName === 'source');
  const given =
    attribute(element, 'src') ||
    attribute(element, 'dataSrc') ||
    attribute(element, 'data') ||
    (source ? attribute(source, 'src') : '');
  const address = completeAddress(given, places.base);
  const href = places.movePicture(address) ?? linkable(address);
  findings.push({ code: 'embed_is_link', detail: cut(address) || element.tagName });
  if (element.tagName === 'object') walk(element.children, marks, sink, writing);
  if (href === null) return;
  const run = { ...marks, href, text: attribute(element, 'title').trim() || href };
  sink.alone(writeLine([run]), run);
}

/** Returns the runs of elements as one line; what stands by itself is parted by breaks. */
export function runsOf(nodes: Nodes, marks: Marks, writing: Writing): Run[] {
  const runs: Run[] = [];
  const part = (isCell: boolean) => runs.push(isCell ? { text: ' ' } : { text: '', isBreak: true });
  const sink: Sink = {
    run: (run) => runs.push(run),
    alone: (_, run) => runs.push({ text: ' ' }, run, { text: ' ' }),
    block({ tagName, children }, inside) {
      const isCell = tagName === 'td' || tagName === 'th';
      part(isCell);
      if (tagName === 'li') runs.push({ text: '• ' });
      walk(children, inside, sink, writing);
      part(isCell);
    },
  };
  walk(nodes, marks, sink, writing);
  return runs;
}
