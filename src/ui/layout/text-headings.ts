import { slugOf } from '#core/slug-of.ts';
import { plainLine, type TextBlock } from '#core/text-blocks.ts';

/** A heading of a long text, by which an address can lead to it. */
export type TextHeading = { id: string; text: string; block: TextBlock };

/**
 * Returns the headings of the first level with ids from their words, each once. The ids begin with `s-`,
 * so that none is that of another part of the page.
 */
export function headingsOf(blocks: readonly TextBlock[]): TextHeading[] {
  const headings: TextHeading[] = [];
  for (const block of blocks) {
    if (block.type !== 'heading' || block.level !== 2) continue;
    const text = plainLine(block.content);
    const wanted = `s-${slugOf(text) || headings.length + 1}`;
    const same = headings.filter(({ id }) => id === wanted || id.startsWith(`${wanted}_`)).length;
    headings.push({ id: same === 0 ? wanted : `${wanted}_${same + 1}`, text, block });
  }
  return headings;
}

const sourceWords = new Set(['Sources', 'Fontes']);

/** Returns where the sources of a text begin: its last heading, if that is what it says. */
export function sourcesStart(blocks: readonly TextBlock[]): number {
  const last = blocks.findLastIndex((block) => block.type === 'heading' && block.level === 2);
  const block = blocks[last];
  const isSources = block?.type === 'heading' && sourceWords.has(plainLine(block.content).trim());
  return isSources ? last : blocks.length;
}
