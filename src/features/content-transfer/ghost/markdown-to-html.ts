import { micromark } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Converts the Markdown of a card, in which HTML is HTML, as the old site showed it. */
export function markdownToHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmFootnoteHtml()],
  });
}
