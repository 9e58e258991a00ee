import type { Language } from '#i18n/language.ts';
import { applyEdit, readSelection } from './apply-edit.ts';
import { editOfLatePress } from './late-press.ts';
import type { PickedPicture } from './picture-picker.ts';
import { continueLine, insertBlock, type SelectedText } from './text-edits.ts';
import { editWith, pictureMarkdown } from './tool-edits.ts';
import type { Tool } from './tools.ts';

/** What the tools and the Enter key do in a text area. Loaded when a text is first focused. */
export const textCommands = {
  /** `pressed`: the text when the tool was pressed, which these commands may not have been loaded for. */
  use(area: HTMLTextAreaElement, tool: Tool, language: Language, pressed: SelectedText): void {
    const now = readSelection(area);
    applyEdit(area, editOfLatePress(tool, pressed, now) ?? editWith(tool, now, language));
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
