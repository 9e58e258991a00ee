import { AsyncLocalStorage } from 'node:async_hooks';
import { parseText, type ReadText } from '#core/markdown/parse-text.server.ts';

const prepared = new AsyncLocalStorage<ReadonlyMap<string, string>>();

/** Runs `work`, which need not parse these texts: they map to what readers see of them, as JSON. */
export function withPreparedTexts<Value>(
  texts: ReadonlyMap<string, string>,
  work: () => Promise<Value>,
): Promise<Value> {
  return prepared.run(texts, work);
}

/** Returns what readers see of a Markdown text. */
export async function readText(markdown: string): Promise<ReadText> {
  const known = prepared.getStore()?.get(markdown);
  return known === undefined ? parseText(markdown) : (JSON.parse(known) as ReadText);
}
