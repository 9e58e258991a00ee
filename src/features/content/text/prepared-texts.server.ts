import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parseText, type ReadText } from './parse-text.server.ts';

/** As JSON: thousands of texts take a fraction of the memory that their blocks would. */
const prepared = new AsyncLocalStorage<ReadonlyMap<string, string>>();

/** Parses texts, each in a turn of its own, and runs `work`, which then reads them at once. */
export async function withPreparedTexts<Value>(
  texts: Iterable<string>,
  work: () => Promise<Value>,
): Promise<Value> {
  const read = new Map<string, string>();
  for (const markdown of new Set(texts)) {
    read.set(markdown, JSON.stringify(await parseText(markdown)));
    await setImmediate();
  }
  return prepared.run(read, work);
}

/** Returns what readers see of a Markdown text. */
export async function readText(markdown: string): Promise<ReadText> {
  const known = prepared.getStore()?.get(markdown);
  return known === undefined ? parseText(markdown) : (JSON.parse(known) as ReadText);
}
