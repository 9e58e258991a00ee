import type { Language } from '#i18n/language.ts';
import { applyEdit, readSelection } from './apply-edit.ts';
import { editOfLatePress, type Pressed, textAfter } from './late-press.ts';
import type { PickedPicture } from './picture-picker.ts';
import { continueLine, insertBlock } from './text-edits.ts';
import { editWith, pictureMarkdown } from './tool-edits.ts';
import type { Tool } from './tools.ts';

/** What the tools and the Enter key do in a text area. Loaded when a text is first focused. */
export const textCommands = {
  /** Does what `press` asks for. Its text and that of `later` is older where these commands were loaded since. */
  use(
    area: HTMLTextAreaElement,
    tool: Tool,
    language: Language,
    press: Pressed,
    later: Pressed[],
  ): void {
    const now = readSelection(area);
    const late = press.text && editOfLatePress(tool, press.text, now);
    const edit = late ?? editWith(tool, now, language);
    applyEdit(area, edit);
    for (const other of later) if (other.text) other.text = textAfter(edit, now, other.text);
  },
  insertPicture(area: HTMLTextAreaElement, picture: PickedPicture): void {
    const markdown = pictureMarkdown(picture);
    applyEdit(area, insertBlock(readSelection(area), markdown, markdown));
  },
  /** Returns false where Enter does what it does in any text area. */
  continueLine(area: HTMLTextAreaElement): boolean {
    const edit = continueLine(readSelection(area));
    if (edit) applyEdit(area, edit);
    return edit !== null;
  },
};
export type TextCommands = typeof textCommands;
