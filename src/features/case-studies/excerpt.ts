/** The end of a sentence, with what closes it. A letter before a stop, as in "J. Silva", ends none. */
const sentenceEnd = /(?<!(?:^|\s)\p{Lu})[.!?…]+["”»’)]*(?=\s|$)/gu;

/**
 * Returns the whole sentences at the beginning of a text that fit into `most` characters, of its first
 * paragraph only. A first sentence that is longer is cut between two words and ends in an ellipsis.
 */
export function excerptOf(text: string, most: number): string {
  const [first = ''] = text.trim().split(/\n\s*\n/, 1);
  const paragraph = first.replace(/\s+/g, ' ');
  if (paragraph.length <= most) return paragraph;
  const ends = Array.from(
    paragraph.slice(0, most + 1).matchAll(sentenceEnd),
    ({ index, 0: end }) => index + end.length,
  );
  const last = ends.filter((end) => end <= most && /^(\s|$)/.test(paragraph.slice(end))).at(-1);
  if (last !== undefined) return paragraph.slice(0, last);
  const cut = [...paragraph].slice(0, most).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || [...cut].slice(0, -1).join('');
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`;
}
