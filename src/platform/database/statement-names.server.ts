/** Each connection keeps its named statements on the server until it closes. */
const maxNames = 500;
const names = new Map<string, string>();

/** Lets PostgreSQL parse a statement once for each connection. Beyond the maximum it stays unnamed. */
export function nameStatement(text: string): void {
  if (names.size < maxNames && !names.has(text)) names.set(text, `read_${names.size + 1}`);
}

export function getStatementName(text: string): string | null {
  return names.get(text) ?? null;
}
