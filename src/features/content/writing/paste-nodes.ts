/** What is read of the nodes of a document; a `Node` of the DOM has it. */
export type PasteNode = {
  /** Upper case; `#text` for text. */
  nodeName: string;
  nodeValue: string | null;
  childNodes: ArrayLike<PasteNode>;
  getAttribute?(name: string): string | null;
};

/** The attribute that holds what was `style`, which the Content-Security-Policy would report. */
const styleAttribute = 'data-paste-style';

/**
 * Returns the HTML of a clipboard as it is parsed: without style sheets and scripts, and with the
 * attributes that the Content-Security-Policy refuses renamed. They need not be spared in the text,
 * where a person would hardly write ` style="`.
 */
export function disarmHtml(html: string): string {
  return html
    .replace(/<(style|script|xml|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/(<[a-z][^<>]*?)\sstyle\s*=/gi, `$1 ${styleAttribute}=`)
    .replace(/(<[a-z][^<>]*?)\son(?=[a-z]+\s*=)/gi, '$1 data-on');
}

export function attribute(node: PasteNode, name: string): string {
  return node.getAttribute?.(name) ?? '';
}

/** Returns a value of a node's style, in lower case; empty if it has none. */
export function styleOf(node: PasteNode, property: string): string {
  for (const part of attribute(node, styleAttribute).split(';')) {
    const at = part.indexOf(':');
    if (part.slice(0, at).trim().toLowerCase() === property)
      return part
        .slice(at + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}

export function childrenOf(node: PasteNode): PasteNode[] {
  return Array.from(node.childNodes);
}

/** Returns the words in a node. */
export function textIn(node: PasteNode): string {
  return node.nodeName === '#text' ? (node.nodeValue ?? '') : childrenOf(node).map(textIn).join('');
}

/** Word's comments: their mark in the text, and the list of them below it. */
const comment = /\b(mso(com(anchor|txt|off|hide))|MsoComment(Reference|Text|Subject))\b/i;

/**
 * Whether a node is of a review: a comment, or words that a tracked change takes out, which Word and
 * LibreOffice say who did. Words that are struck out by their writer stay.
 */
function isOfReview(node: PasteNode): boolean {
  if (comment.test(attribute(node, 'class'))) return true;
  if (/^(comment|comment-list|footnote-list|endnote-list)$/.test(styleOf(node, 'mso-element')))
    return true;
  if (/\bmsoDel\b/i.test(attribute(node, 'class'))) return true;
  const isTracked = attribute(node, 'cite') !== '' || attribute(node, 'datetime') !== '';
  return node.nodeName === 'DEL' && isTracked;
}

/** Whether a node holds nothing that is shown. */
export function isHidden(node: PasteNode): boolean {
  return (
    /^(#comment|STYLE|SCRIPT|META|LINK|TITLE|HEAD|XML|TEMPLATE|COLGROUP)$/.test(node.nodeName) ||
    node.getAttribute?.('hidden') != null ||
    /^none\b/.test(styleOf(node, 'display')) ||
    /^(hidden|collapse)\b/.test(styleOf(node, 'visibility')) ||
    /^(all|screen)\b/.test(styleOf(node, 'mso-hide')) ||
    styleOf(node, 'mso-list') === 'ignore' ||
    isOfReview(node)
  );
}
