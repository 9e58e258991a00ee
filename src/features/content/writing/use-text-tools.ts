import { type ClipboardEvent, type KeyboardEvent, useContext, useRef } from 'react';
import type { Language } from '#i18n/language.ts';
import { applyEdit, readSelection } from './apply-edit.ts';
import { PicturePicker } from './picture-picker.ts';
import { type Tool, toolKeys } from './tools.ts';
import { type Press, useTextCommands } from './use-text-commands.ts';

/** The tools, keys and pasting of a text area. */
export function useTextTools(language: Language) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pickPicture = useContext(PicturePicker);
  const { commands, loaded, prepare, withCommands } = useTextCommands();

  async function insertPicked(pick: NonNullable<typeof pickPicture>): Promise<void> {
    // Behind the dialog in which it is chosen, a text area may forget its caret.
    const { from, to } = area.current ? readSelection(area.current) : { from: 0, to: 0 };
    const picture = await pick(language);
    if (!picture) return;
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    withCommands({
      text: null,
      run: ({ insertPicture }) => {
        if (area.current) insertPicture(area.current, picture);
      },
    });
  }

  function use(tool: Tool): void {
    prepare();
    if (tool === 'picture' && pickPicture) return void insertPicked(pickPicture);
    // Within the press, or a phone shows no keyboard.
    area.current?.focus();
    if (!area.current) return;
    const press: Press = {
      text: readSelection(area.current),
      run: (commands, later) => {
        if (area.current) commands.use(area.current, tool, language, press, later);
      },
    };
    withCommands(press);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = `${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}`;
    const tool = isCommand ? toolKeys[key] : undefined;
    const isContinued =
      event.key === 'Enter' &&
      !isCommand &&
      !event.shiftKey &&
      commands?.continueLine(event.currentTarget);
    if (!tool && !isContinued) return;
    // Prevented, Ctrl+K does not open the search either.
    event.preventDefault();
    if (tool) use(tool);
  }

  async function insertClean(html: string, plain: string): Promise<void> {
    const markdown = await import('./paste-markdown.ts').then(
      ({ pasteMarkdown }) => pasteMarkdown(html, { into: area.current?.value ?? '' }),
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

  return { area, use, onKeyDown, onPaste, prepare, loaded };
}
