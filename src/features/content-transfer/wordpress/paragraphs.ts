import { lowerCase } from './lower-case.ts';

const blocks =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';
const block = new RegExp(`^</?(?:${blocks})[\\s/>]`, 'i');
const kept = /<(pre|script|style|table|ul|ol|dl|textarea)\b/gi;
/** An address on a line of its own is shown as what is there. */
const address = /^https?:\/\/[^\s<>"]+$/;

/** Calls `change` with what stands between elements whose lines mean nothing or stay as they are. */
function outsideOf(html: string, change: (text: string) => string): string {
  const parts: string[] = [];
  const unclosed = new Set<string>();
  const lower = lowerCase(html);
  let from = 0;
  kept.lastIndex = 0;
  for (let found = kept.exec(html); found; found = kept.exec(html)) {
    const name = (found[1] ?? '').toLowerCase();
    if (unclosed.has(name)) continue;
    const end = lower.indexOf(`</${name}>`, found.index);
    if (end < 0) {
      unclosed.add(name);
      continue;
    }
    const stop = end + name.length + 3;
    const element = html.slice(found.index, stop).replaceAll('\n', '\u0000');
    parts.push(change(html.slice(from, found.index)), `\n\n${element}\n\n`);
    from = stop;
    kept.lastIndex = stop;
  }
  return parts.join('') + change(html.slice(from));
}

/**
 * Marks the paragraphs of a text of the classic editor, which are blank lines there and would be
 * lost in HTML. A text of the block editor has its paragraphs marked already.
 */
export function markParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  const lines = html.replaceAll('\u0000', '').replace(/\r\n?/g, '\n');
  const apart = outsideOf(lines, (text) =>
    text.replace(/<\/?blockquote(?:\s[^<>]*)?>/gi, '\n\n$&\n\n'),
  );
  return apart
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (address.test(part)) return `<iframe src="${part}"></iframe>`;
      return block.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`;
    })
    .join('\n\n')
    .replaceAll('\u0000', '\n');
}
