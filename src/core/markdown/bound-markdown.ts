/** The parser's time grows with the square of these; a long article with tables stays far below. */
const mostInParagraph = 3_000;
const mostInText = 6_000;
/** Deeper lists and quotes are read as text. */
const deepest = 6;

const signs = /[[\]*_`<>&|!#~\n]|\\(?=\\)|[-+](?=\s)|\d[.)]/g;
const blankLine = /(\n[ \t]*\n)/;
const container = String.raw`[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))`;
const tooDeep = new RegExp(
  String.raw`^((?:${container}){${deepest}}[ \t]*\d{0,9})(?=[->+*.)])`,
  'gm',
);
const tooFar = /^[ \t]{40,}/gm;

/**
 * Splits a text into Markdown that is parsed within a bounded time, and a rest that is shown as it
 * is. Only a text that was made to be hostile has a rest.
 */
export function boundMarkdown(text: string): { markdown: string; rest: string } {
  const parts = text.split(blankLine);
  let total = 0;
  let end = 0;
  for (const part of parts) {
    const count = part.match(signs)?.length ?? 0;
    total += count;
    if (count > mostInParagraph || total > mostInText) break;
    end += part.length;
  }
  const markdown = text.slice(0, end).replace(tooFar, ' '.repeat(40)).replace(tooDeep, '$1\\');
  return { markdown, rest: text.slice(end) };
}
