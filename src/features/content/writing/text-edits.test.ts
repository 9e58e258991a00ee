import { describe, expect, it } from 'vitest';
import { continueLine, type SelectedText, type TextEdit } from './text-edits.ts';
import { editWith, pictureMarkdown } from './tool-edits.ts';
import type { Tool } from './tools.ts';

/** Reads a text in which `|` is the caret, or a pair of them the selection. */
function selected(text: string): SelectedText {
  const [before = '', inside = '', after] = text.split('¦');
  const isCaret = after === undefined;
  return {
    text: before + inside + (after ?? ''),
    from: before.length,
    to: before.length + (isCaret ? 0 : inside.length),
  };
}

function apply({ text }: SelectedText, { from, to, insert, select }: TextEdit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  const [start, end] = select;
  const marked = start === end ? '¦' : `¦${changed.slice(start, end)}¦`;
  return changed.slice(0, start) + marked + changed.slice(end);
}

function use(tool: Tool, text: string): string {
  const state = selected(text);
  return apply(state, editWith(tool, state, 'en'));
}

describe('a tool', () => {
  it.each([
    ['bold', 'a ¦word ¦b', 'a **¦word¦** b'],
    ['bold', 'a **¦word¦** b', 'a ¦word¦ b'],
    ['bold', 'a ¦**word**¦ b', 'a ¦word¦ b'],
    ['bold', 'a ¦', 'a **¦**'],
    ['bold', '**¦**', '¦'],
    ['italic', '¦a¦', '_¦a¦_'],
    ['heading', 'On¦e\ntwo', '## One¦\ntwo'],
    ['heading', '## On¦e', '### One¦'],
    ['heading', '### On¦e', 'One¦'],
    ['bullets', 'x\n¦a\nb¦\nc', 'x\n¦- a\n- b¦\nc'],
    ['bullets', '¦- a\n- b¦', '¦a\nb¦'],
    ['numbers', '¦- a\n- b¦', '¦1. a\n2. b¦'],
    ['quote', '¦a\n\nb¦', '¦> a\n\n> b¦'],
    ['bullets', '¦', '- ¦'],
    ['link', 'see ¦here¦', 'see [here](¦https://¦)'],
    ['link', '¦https://a.example¦', '[¦words of the link¦](https://a.example)'],
    ['note', 'a¦ b\n\nc', 'a[^1] b\n\nc\n\n[^1]: ¦Text of the note¦\n'],
    ['note', 'a[^1] b¦\n\n[^1]: One', 'a[^1] b[^2]\n\n[^1]: One\n[^2]: ¦Text of the note¦\n'],
    ['picture', 'a¦b', 'a\n\n![what the picture shows](¦/files/¦ "caption")\n\nb'],
    ['table', 'a\n\n¦', 'a\n\n| ¦Heading¦ | Heading |\n| --- | --- |\n|  |  |\n\n'],
  ] as const)('%s makes of %j %j', (tool, before, after) => {
    expect(use(tool, before)).toBe(after);
  });

  it('writes what it inserts in the language of the text', () => {
    const state = selected('¦');
    expect(editWith('link', state, 'pt').insert).toBe('[texto da ligação](https://)');
  });

  it('writes a picture whose words have signs', () => {
    const picture = { src: '/files/a.webp', alt: 'A [b]', caption: 'The "c"' };
    expect(pictureMarkdown(picture)).toBe('![A \\[b\\]](/files/a.webp "The \\"c\\"")');
  });
});

describe('Enter', () => {
  it.each([
    ['- a¦', '- a\n- ¦'],
    ['  - a¦b', '  - a\n  - ¦b'],
    ['9. a¦', '9. a\n10. ¦'],
    ['> a¦', '> a\n> ¦'],
    ['- x\n- ¦', '- x\n\n¦'],
    ['- x\n\n- ¦', '- x\n\n¦'],
    ['1. ¦\ny', '¦\ny'],
  ])('after %j makes %j', (before, after) => {
    const state = selected(before);
    const edit = continueLine(state);
    expect(edit && apply(state, edit)).toBe(after);
  });

  it.each(['a¦', '¦- a', '- ¦a¦', '-a¦', '---¦'])('after %j is only a new line', (before) => {
    expect(continueLine(selected(before))).toBeNull();
  });
});
