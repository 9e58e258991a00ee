import type { Definition, PhrasingContent } from 'mdast';
import { readLinkAddress } from '../link-address.ts';
import type { TextSpan } from '../text-blocks.ts';

/** What a text refers to by name: addresses, and footnotes in the order of their first use. */
export type References = {
  definitions: Map<string, Definition>;
  notes: Set<string>;
  /** How much longer definitions may make the text. */
  charactersLeft: number;
  /** How a footnote is numbered; null if the text has no such note. */
  numberOf(identifier: string): number | null;
};

type Marks = { bold?: boolean; italic?: boolean; struck?: boolean; link?: boolean };

/** Returns the address of a reference, or null if there is none. */
export function resolveReference(identifier: string, references: References): string | null {
  const { url } = references.definitions.get(identifier) ?? {};
  if (url === undefined || url.length > references.charactersLeft) return null;
  references.charactersLeft -= url.length;
  return url;
}

function joinTexts(spans: TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (typeof span === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + span;
    else if (span !== '') joined.push(span);
  }
  return joined;
}

type Mark = 'bold' | 'italic' | 'struck';

function mark(type: Mark, nodes: PhrasingContent[], ...more: [References, Marks]) {
  const [references, marks] = more;
  const content = spansOf(nodes, references, { ...marks, [type]: true });
  return marks[type] ? content : [{ type, content }];
}

function link(url: string | null, nodes: PhrasingContent[], ...more: [References, Marks]) {
  const [references, marks] = more;
  const content = spansOf(nodes, references, { ...marks, link: true });
  const address = url === null || marks.link ? null : readLinkAddress(url);
  return address === null ? content : [{ type: 'link' as const, ...address, content }];
}

function spanOf(node: PhrasingContent, references: References, marks: Marks): TextSpan[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return [node.value];
    case 'break':
      return ['\n'];
    case 'strong':
      return mark('bold', node.children, references, marks);
    case 'emphasis':
      return mark('italic', node.children, references, marks);
    case 'delete':
      return mark('struck', node.children, references, marks);
    case 'link':
      return link(node.url, node.children, references, marks);
    case 'linkReference':
      return link(resolveReference(node.identifier, references), node.children, references, marks);
    case 'image':
      return link(node.url, [{ type: 'text', value: node.alt ?? '' }], references, marks);
    case 'imageReference':
      return [node.alt ?? ''];
    case 'footnoteReference': {
      const number = marks.link ? null : references.numberOf(node.identifier);
      return number === null ? [] : [{ type: 'note', number }];
    }
  }
}

/** Returns the line of some nodes. A mark within the same mark, or a link within a link, is not one. */
export function spansOf(
  nodes: readonly PhrasingContent[],
  references: References,
  marks: Marks = {},
): TextSpan[] {
  return joinTexts(nodes.flatMap((node) => spanOf(node, references, marks)));
}
