const blocks =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';
const block = new RegExp(`^</?(?:${blocks})[\\s/>]`, 'i');
const kept = /<(pre|script|style|table|ul|ol|blockquote)\b[\s\S]*?<\/\1>/gi;

/**
 * Marks the paragraphs of a text of the classic editor, which are blank lines there and would be
 * lost in HTML. A text of the block editor has its paragraphs marked already.
 */
export function markParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  const apart = html.replace(kept, (element) => `\n\n${element.replace(/\n/g, '\u0000')}\n\n`);
  return apart
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (block.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n\n')
    .replaceAll('\u0000', '\n');
}
