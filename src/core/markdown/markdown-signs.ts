// What begins a heading, quote, list, rule, table or block of code at the start of a line.
const lineStart = /^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-|:]+(?=[-|:\s]*$))/;
const numbered = /^(\d{1,9})([.)])(?=\s|$)/;

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
