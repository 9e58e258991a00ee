/** The end of a sentence, with what closes it. A letter before a stop, as in "J. Silva", ends none. */
const sentenceEnd = /(?<!(?:^|\s)\p{Lu})[.!?…]+["”»’)]*(?=\s|$)/gu;

type ExcerptLength = { most: number; enough: number };

/**
 * Returns whole sentences of a text's first paragraph until they have `enough` characters, `most` at
 * the most. A first sentence that is longer is cut between two words and ends in an ellipsis.
 */
export function excerptOf(text: string, { most, enough }: ExcerptLength): string {
  const [opening = ''] = text.trim().split(/\n\s*\n/, 1);
  const paragraph = opening.replace(/\s+/g, ' ');
  const ends = Array.from(
    paragraph.slice(0, most + 1).matchAll(sentenceEnd),
    ({ index, 0: end }) => index + end.length,
  );
  const fitting = ends.filter((end) => end <= most && /^(\s|$)/.test(paragraph.slice(end)));
  const first = fitting.find((end) => end >= enough);
  if (first === undefined && paragraph.length <= most) return paragraph;
  const last = first ?? fitting.at(-1);
  if (last !== undefined) return paragraph.slice(0, last);
  const cut = [...paragraph].slice(0, most).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || [...cut].slice(0, -1).join('');
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`;
}
