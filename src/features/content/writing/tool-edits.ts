import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { PickedPicture } from './picture-picker.ts';
import {
  insertBlock,
  insertFootnote,
  insertLink,
  type SelectedText,
  type TextEdit,
  toggleLines,
  toggleMark,
} from './text-edits.ts';
import { toolbarTexts } from './toolbar.texts.ts';
import type { Tool } from './tools.ts';

/** Returns the Markdown of a picture. */
export function pictureMarkdown({ src, alt, caption = '' }: PickedPicture): string {
  const words = alt.replace(/[\\[\]]/g, '\\$&');
  const title = caption.replace(/["\\]/g, '\\$&');
  return `![${words}](${src}${title && ` "${title}"`})`;
}

/** Returns what a tool does to a text. What it inserts is in the language of the text. */
export function editWith(tool: Tool, selected: SelectedText, language: Language): TextEdit {
  const word = (key: keyof typeof toolbarTexts.en) => translate(toolbarTexts, language, key);
  switch (tool) {
    case 'bold':
      return toggleMark(selected, '**');
    case 'italic':
      return toggleMark(selected, '_');
    case 'strike':
      return toggleMark(selected, '~~');
    case 'heading':
    case 'bullets':
    case 'numbers':
    case 'quote':
      return toggleLines(selected, tool);
    case 'link':
      return insertLink(selected, word('linkWords'));
    case 'note':
      return insertFootnote(selected, word('noteWords'));
    case 'picture': {
      const picture = { src: '/files/', alt: word('pictureAlt'), caption: word('pictureCaption') };
      return insertBlock(selected, pictureMarkdown(picture), '/files/');
    }
    case 'table': {
      const head = word('tableHead');
      return insertBlock(selected, `| ${head} | ${head} |\n| --- | --- |\n|  |  |`, head);
    }
  }
}
