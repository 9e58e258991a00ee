import type { SelectedText, TextEdit } from './text-edits.ts';

export function readSelection(area: HTMLTextAreaElement): SelectedText {
  return { text: area.value, from: area.selectionStart, to: area.selectionEnd };
}

/** Makes an edit as if it were typed: the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, select } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  // What these commands change is the only thing that the browser's undo takes back.
  const isDone = insert === '' ? from === to || removeSelected() : insertText(insert);
  if (!isDone) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

function removeSelected(): boolean {
  return document.execCommand('delete');
}

function insertText(text: string): boolean {
  return document.execCommand('insertText', false, text);
}
