import { paragraphsOf } from '#ui/layout/paragraphs.ts';

// What begins a heading, quote, list, rule, table or block of code at the start of a line.
const lineStart = /^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-|:]+(?=[-|:\s]*$))/;
const numbered = /^(\d{1,9})([.)])(?=\s|$)/;

/** Removes the spaces around a line; a regular expression would take the square of their number. */
function trimLine(line: string): string {
  let start = 0;
  let end = line.length;
  const isBlank = (at: number) => line[at] === ' ' || line[at] === '\t';
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return line.slice(start, end);
}

/** Escapes the signs that mean something anywhere in a line. */
export function escapeSigns(text: string): string {
  return text
    .replace(/[\\`*[]|<(?=[a-z/!?]|[^\s<]*@)|&(?=#?\w+;)/gi, '\\$&')
    .replace(/~{2,}/g, (run) => run.replace(/~/g, '\\~'))
    .replace(/_+/g, (run, at: number, whole: string) => {
      const isInWord = /\w/.test(whole[at - 1] ?? '') && /\w/.test(whole[at + run.length] ?? '');
      return isInWord ? run : run.replace(/_/g, '\\_');
    });
}

/** Escapes what would make a line something else than a line of a paragraph. */
export function escapeStart(line: string): string {
  return line.replace(lineStart, '\\$&').replace(numbered, '$1\\$2');
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
