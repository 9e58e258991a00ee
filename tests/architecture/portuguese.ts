/** The Portuguese of a file: after `pt:`, and the fields whose names end in `Pt`. */
export function portugueseOf(text: string): string {
  const [, after = ''] = text.split(/^ {2}pt: \{/m);
  const twins = [...text.matchAll(/\w+Pt:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g)].map(([twin]) => twin);
  return [after, ...twins].join('\n');
}
