import type { ElementContent, Root } from 'hast';
import { boundMarkdown } from '#core/markdown/bound-markdown.ts';
import { writeBlocks } from './blocks.ts';
import { findFootnotes } from './footnotes.ts';
import { isTooDeep } from './html-depth.ts';
import type { Places, Told } from './links.ts';
import type { Writing } from './walk-html.ts';

export type Converted = { markdown: string; findings: Told[] };

export type ConvertOptions = Partial<Places> & {
  language?: 'en' | 'pt';
  /** Footnotes whose texts lie elsewhere, as HTML by their keys. */
  notes?: ReadonlyMap<string, string>;
};

/** Why a text is not converted at all. */
export class UnconvertibleText extends Error {}

/** A longer one is no text that somebody wrote, whatever it holds. */
const longestHtml = 4_000_000;

const nowhere: Places = {
  base: '',
  moveLink: () => null,
  isOld: () => false,
  movePicture: () => null,
};

function requireConvertible(html: string): void {
  if (html.length > longestHtml) throw new UnconvertibleText('too_long');
  if (isTooDeep(html)) throw new UnconvertibleText('too_deep');
}

/** A note begins with its number and goes on below its words. */
function writeNote(number: number, blocks: readonly string[]): string {
  return `[^${number}]: ${blocks.join('\n\n').replace(/\n(?!\n)/g, '\n    ')}`;
}

/**
 * Converts HTML, or parts of it that are parsed apart, to Markdown: headings of two levels, links, lists, quotes, tables, code, footnotes,
 * bold, italic and struck-out words. What Markdown does not hold is in `findings`. Throws
 * `UnconvertibleText`, whose message is `too_deep` or `too_long`.
 */
export async function htmlToMarkdown(
  html: string | readonly string[],
  options: ConvertOptions,
): Promise<Converted> {
  const parts = typeof html === 'string' ? [html] : html;
  for (const part of parts) requireConvertible(part);
  // Loaded on first use: only an import needs it.
  const { fromHtml } = await import('hast-util-from-html');
  const { language = 'en', notes = new Map<string, string>(), ...places } = options;
  const given = new Map<string, ElementContent[]>();
  for (const [key, text] of notes) {
    requireConvertible(text);
    given.set(key, fromHtml(text, { fragment: true }).children as ElementContent[]);
  }
  const children = parts.flatMap((part) => fromHtml(part, { fragment: true }).children);
  const tree: Root = { type: 'root', children };
  const footnotes = findFootnotes(tree, given);
  const writing: Writing = {
    places: { ...nowhere, ...places },
    footnotes,
    language,
    findings: [],
    notes: [],
    anchors: new Set(),
  };
  const blocks = writeBlocks(tree.children, {}, writing);
  // A note may refer to further notes, which join the list while it is walked.
  for (let at = 0; at < writing.notes.length; at += 1) {
    const text = footnotes.texts.get(writing.notes[at] ?? '') ?? [];
    blocks.push(writeNote(at + 1, writeBlocks(text, {}, writing)));
  }
  const { findings, anchors } = writing;
  for (const key of given.keys())
    if (!writing.notes.includes(key)) {
      const words = writeBlocks(given.get(key) ?? [], {}, writing).join(' ');
      findings.push({ code: 'element_left_out', detail: `footnote: ${words}` });
    }
  if (anchors.size > 0)
    findings.push({ code: 'anchors_left_out', detail: [...anchors].join(', ') });
  const markdown = blocks.join('\n\n').trim();
  if (boundMarkdown(markdown).rest !== '') findings.push({ code: 'shown_as_written', detail: '' });
  return { markdown, findings };
}
