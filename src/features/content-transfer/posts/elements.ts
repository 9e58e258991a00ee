import type { Element, ElementContent, Nodes } from 'hast';

const words = (text: string) => new Set(text.split(' '));

/** Elements that stand by themselves, outside of lines. */
export const blockElements = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre search section summary table tbody td tfoot th thead tr ul',
);

/** Elements whose address is kept as a link. */
export const embeds = words('iframe video audio object embed');

/** Elements that are left out and named. */
export const leftOut = words(
  'script style form input button select textarea svg canvas xml applet frameset',
);

/** Elements that nobody sees, or that stand for what another element says. */
export const unseen = words(
  'head title meta link base template noembed noframes param source track area rp col colgroup',
);

export const headings: Readonly<Record<string, string>> = {
  h1: '##',
  h2: '##',
  h3: '###',
  h4: '###',
  h5: '###',
  h6: '###',
};

/** Returns an attribute as text; empty where it is missing. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === null || value === undefined || value === false ? '' : String(value);
}

/** Returns the words in a node, in their order. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether a node holds an element of these names. */
export function holds(node: Element, names: ReadonlySet<string>): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (names.has(child.tagName) || holds(child, names)),
  );
}

export const elementsOf = (nodes: readonly ElementContent[]) =>
  nodes.filter((node) => node.type === 'element');
