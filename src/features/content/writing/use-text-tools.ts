import { type ClipboardEvent, type KeyboardEvent, useContext, useRef } from 'react';
import type { Language } from '#i18n/language.ts';
import { applyEdit, readSelection } from './apply-edit.ts';
import { PicturePicker } from './picture-picker.ts';
import { continueLine, insertBlock } from './text-edits.ts';
import { editWith, pictureMarkdown, type Tool, toolKeys } from './tools.ts';

/** The tools, keys and pasting of a text area. */
export function useTextTools(language: Language) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pickPicture = useContext(PicturePicker);

  async function insertPicked(pick: NonNullable<typeof pickPicture>): Promise<void> {
    const picture = await pick(language);
    const element = area.current;
    if (!picture || !element) return;
    const markdown = pictureMarkdown(picture);
    applyEdit(element, insertBlock(readSelection(element), markdown, markdown));
  }

  function use(tool: Tool): void {
    const element = area.current;
    if (!element) return;
    if (tool === 'picture' && pickPicture) void insertPicked(pickPicture);
    else applyEdit(element, editWith(tool, readSelection(element), language));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const tool = event.ctrlKey || event.metaKey ? toolKeys[event.key.toLowerCase()] : undefined;
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    const edit = isEnter ? continueLine(readSelection(event.currentTarget)) : null;
    if (!tool && !edit) return;
    // Prevented, Ctrl+K does not open the search either.
    event.preventDefault();
    if (tool) use(tool);
    else if (edit) applyEdit(event.currentTarget, edit);
  }

  async function insertClean(html: string, plain: string): Promise<void> {
    const markdown = await import('./paste-markdown.ts').then(
      ({ pasteMarkdown }) => pasteMarkdown(html),
      () => plain,
    );
    const element = area.current;
    if (!element) return;
    const { from, to } = readSelection(element);
    const insert = markdown || plain;
    const end = from + insert.length;
    applyEdit(element, { from, to, insert, select: [end, end] });
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const html = event.clipboardData.getData('text/html');
    // Without HTML, as with Ctrl+Shift+V, the browser pastes the plain text.
    if (html === '') return;
    event.preventDefault();
    void insertClean(html, event.clipboardData.getData('text/plain'));
  }

  return { area, use, onKeyDown, onPaste };
}
