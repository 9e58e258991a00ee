import { escapeSigns, escapeStart } from '#core/markdown/markdown-signs.ts';
import { paragraphsOf } from '#core/paragraphs.ts';

/** Removes the spaces around a line; a regular expression would take the square of their number. */
function trimLine(line: string): string {
  let start = 0;
  let end = line.length;
  const isBlank = (at: number) => line[at] === ' ' || line[at] === '\t';
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return line.slice(start, end);
}

function escapeLine(line: string): string {
  return escapeStart(escapeSigns(trimLine(line)));
}

/** Returns the Markdown of a plain text: it is parsed into the same paragraphs and nothing else. */
export function escapeText(text: string): string {
  return paragraphsOf(text.replace(/\r\n?/g, '\n'))
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join('\n'))
    .join('\n\n');
}
