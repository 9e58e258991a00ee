import { type SelectedText, type TextEdit, toggleLines, toggleMark } from './text-edits.ts';
import type { Tool } from './tools.ts';

/** A press with the text that it was for, or null where that does not matter to it. */
export type Pressed = { text: SelectedText | null };

/** Whether a text is the one of then with something typed at its caret since. */
function isTypedOn(then: SelectedText, now: SelectedText): boolean {
  const before = then.text.slice(0, then.from);
  const after = then.text.slice(then.to);
  return (
    then.from === then.to &&
    now.text.length > then.text.length &&
    now.text.startsWith(before) &&
    now.text.endsWith(after) &&
    now.to === now.text.length - after.length
  );
}

/**
 * Returns what a tool does whose press came before its commands were loaded, if the writer has typed
 * on since: a line is changed where the caret stood then, and a sign goes around the words typed since.
 * The caret stays behind what was typed. Null where the tool is used at the caret of now.
 */
export function editOfLatePress(
  tool: Tool,
  then: SelectedText,
  now: SelectedText,
): TextEdit | null {
  if (!isTypedOn(then, now)) return null;
  if (tool === 'bold' || tool === 'italic') {
    const edit = toggleMark({ ...now, from: then.from }, tool === 'bold' ? '**' : '_');
    return { ...edit, select: [edit.select[1], edit.select[1]] };
  }
  if (tool !== 'heading' && tool !== 'bullets' && tool !== 'numbers' && tool !== 'quote')
    return null;
  const edit = toggleLines({ ...then, text: now.text }, tool);
  const caret = now.to + edit.insert.length - (edit.to - edit.from);
  return { ...edit, select: [caret, caret] };
}

/**
 * Returns the text of a press that waits behind another one, as it would have been had the other's
 * edit of the text of now been made at once. It stays as it is where the edit goes beyond it.
 */
export function textAfter(edit: TextEdit, now: SelectedText, waiting: SelectedText): SelectedText {
  const untouched = now.text.slice(0, edit.to);
  if (edit.to > waiting.from || !waiting.text.startsWith(untouched)) return waiting;
  const grown = edit.insert.length - (edit.to - edit.from);
  return {
    text: now.text.slice(0, edit.from) + edit.insert + waiting.text.slice(edit.to),
    from: waiting.from + grown,
    to: waiting.to + grown,
  };
}
