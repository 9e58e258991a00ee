import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { Finding } from '../incoming.ts';

/** Elements whose words or address are kept where they can be, and that are reported. */
const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed']);
const left = new Set([
  ...['script', 'style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'canvas'],
]);

type Told = Omit<Finding, 'where'>;

export type Converted = { markdown: string; findings: Told[] };

type Options = {
  /** Returns the address of a link at its new place; null leaves it as it is. */
  moveLink(url: string): string | null;
};

function isAllowed(url: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?!\/))/i.test(url);
}

function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function linkElement(url: string, label: string): Element {
  const children = [{ type: 'text' as const, value: label }];
  const link = { type: 'element' as const, tagName: 'a', properties: { href: url }, children };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

/** Replaces or drops what Markdown cannot hold, and reports each. */
function simplify(node: HastRoot | Element, findings: Told[]): void {
  const kept: Element['children'] = [];
  for (const child of node.children as Element['children']) {
    if (child.type === 'comment') continue;
    if (child.type !== 'element') {
      kept.push(child);
      continue;
    }
    const { tagName, properties } = child;
    if (embeds.has(tagName)) {
      const source = String(properties.src ?? properties.data ?? '');
      const url = source.startsWith('//') ? `https:${source}` : source;
      findings.push({ code: 'embed_is_link', detail: url || tagName });
      if (isAllowed(url)) kept.push(linkElement(url, String(properties.title ?? url)));
      continue;
    }
    if (left.has(tagName)) {
      const words = textOf(child).replace(/\s+/g, ' ').trim().slice(0, 80);
      findings.push({ code: 'element_left_out', detail: words ? `${tagName}: ${words}` : tagName });
      continue;
    }
    simplify(child, findings);
    kept.push(child);
  }
  node.children = kept;
}

function hasLink(nodes: readonly Nodes[]): boolean {
  return nodes.some(
    (node) => node.type === 'link' || ('children' in node && hasLink(node.children)),
  );
}

/** A picture of another site would not be shown: its description links to it instead. */
function pictureAsLink(node: Nodes & { type: 'image' }, isLinked: boolean): Nodes {
  const text: Nodes = { type: 'text', value: node.alt || node.title || 'Picture' };
  if (isLinked || !isAllowed(node.url)) return text;
  return { type: 'link', url: node.url, children: [text] };
}

/** Keeps headings below the title of the page, links to allowed addresses, and no foreign pictures. */
function adapt(node: Root | Nodes, findings: Told[], options: Options, isLinked = false): void {
  if (!('children' in node)) return;
  const children: Nodes[] = [];
  for (const child of node.children as Nodes[]) {
    if (child.type === 'html') continue;
    if (child.type === 'heading') child.depth = child.depth <= 2 ? 2 : 3;
    if (child.type === 'image') {
      findings.push({ code: 'picture_left', detail: child.url });
      children.push(pictureAsLink(child, isLinked));
      continue;
    }
    if (child.type === 'link') child.url = options.moveLink(child.url) ?? child.url;
    adapt(child, findings, options, isLinked || child.type === 'link');
    if (child.type === 'link' && (!isAllowed(child.url) || hasLink(child.children)))
      children.push(...(child.children as Nodes[]));
    else children.push(child);
  }
  node.children = children as never[];
}

/**
 * Converts HTML to Markdown: headings of two levels, links, lists, quotes, tables, bold and italic.
 * What Markdown does not hold is in `findings`.
 */
export async function htmlToMarkdown(html: string, options: Options): Promise<Converted> {
  // Loaded on first use: only an import needs them.
  const [{ fromHtml }, { toMdast }, { toMarkdown }, { gfmTableToMarkdown }] = await Promise.all([
    import('hast-util-from-html'),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm-table'),
  ]);
  const findings: Told[] = [];
  const tree = fromHtml(html, { fragment: true });
  simplify(tree, findings);
  const document = toMdast(tree, { document: true }) as Root;
  adapt(document, findings, options);
  const markdown = toMarkdown(document, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tableCellPadding: true, tablePipeAlign: false })],
  });
  return { markdown: markdown.trim(), findings };
}
