import type { SelectedText, TextEdit } from './text-edits.ts';

export function readSelection(area: HTMLTextAreaElement): SelectedText {
  return { text: area.value, from: area.selectionStart, to: area.selectionEnd };
}

/**
 * Makes an edit as if it were typed: the browser's own undo takes it back. Whoever has gone on to
 * another field before a late edit goes on typing there.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  if (document.activeElement !== area) {
    replaceText(area, edit);
    return;
  }
  const { from, to, insert, select } = edit;
  area.setSelectionRange(from, to);
  // What these commands change is the only thing that the browser's undo takes back.
  const isDone = insert === '' ? from === to || removeSelected() : insertText(insert);
  if (!isDone) replaceText(area, edit);
  area.setSelectionRange(...select);
}

function replaceText(area: HTMLTextAreaElement, { from, to, insert }: TextEdit): void {
  area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

function removeSelected(): boolean {
  return document.execCommand('delete');
}

function insertText(text: string): boolean {
  return document.execCommand('insertText', false, text);
}
