import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Language } from '#i18n/language.ts';
import type { Tool } from '../writing/tools.ts';
import { type ReadText, readMarkdown } from './read-markdown.ts';
import { activeTools, commandOf, moveToCell, moveToRowBelow } from './rich-commands.ts';
import { richSchema } from './rich-schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const { nodes } = richSchema;

const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!$from.parent.inlineContent || $from.parent.type === nodes.cell) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

function keysOf(language: Language, askForLink: () => void): Record<string, Command> {
  const link: Command = () => {
    askForLink();
    return true;
  };
  return {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': commandOf('bold', language),
    'Mod-i': commandOf('italic', language),
    'Shift-Mod-x': commandOf('strike', language),
    'Mod-k': link,
    // The Tab key leaves the text; only between the cells of a table it stays.
    Tab: moveToCell(1),
    'Shift-Tab': moveToCell(-1),
    'Mod-]': sinkListItem(nodes.item),
    'Mod-[': liftListItem(nodes.item),
    Enter: chainCommands(moveToRowBelow, splitListItem(nodes.item)),
    'Shift-Enter': chainCommands(exitCode, breakLine),
  };
}

/** What is typed as Markdown at the start of a line takes its form at once. */
const typedSigns = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '##']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^[-*+]\s$/, nodes.bullets),
    wrappingInputRule(/^(\d{1,9})[.)]\s$/, nodes.numbers, ([, start]) => ({
      start: Number(start),
    })),
    wrappingInputRule(/^>\s$/, nodes.quote),
  ],
});

function stateOf({ doc }: ReadText, language: Language, askForLink: () => void): EditorState {
  const plugins = [typedSigns, keymap(keysOf(language, askForLink)), keymap(baseKeymap), history()];
  return EditorState.create({ doc, plugins });
}

type Options = {
  text: string;
  language: Language;
  attributes: Record<string, string>;
  onChange: (text: string) => void;
  onTools: (tools: Tool[]) => void;
  askForLink: () => void;
};

export type RichView = {
  run: (command: Command) => void;
  state: () => EditorState;
  focus: () => void;
  /** Shows another text, such as one that somebody else saved. */
  show: (text: string) => void;
  setAttributes: (attributes: Record<string, string>) => void;
  destroy: () => void;
};

/** What was copied here keeps its form; anything else is pasted by the rules for texts of other programs. */
function pasteOther(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || html.includes('data-pm-slice')) return false;
  const plain = event.clipboardData?.getData('text/plain') ?? '';
  void import('../writing/paste-markdown.ts').then(
    ({ pasteMarkdown }) => {
      const pasted = readMarkdown(pasteMarkdown(html, { into: '' }));
      if (view.isDestroyed) return;
      if (pasted === null) view.pasteText(plain);
      else
        view.dispatch(
          view.state.tr.replaceSelection(Slice.maxOpen(pasted.doc.content)).scrollIntoView(),
        );
    },
    () => view.pasteText(plain),
  );
  return true;
}

/** Opens a text in rich mode within an element; null for one that cannot be. */
export function openRichView(element: HTMLElement, options: Options): RichView | null {
  const { language, onChange, onTools, askForLink } = options;
  const opened = readMarkdown(options.text);
  if (opened === null) return null;
  let read: ReadText = opened;
  let written = options.text;
  let { attributes } = options;
  const view = new EditorView(element, {
    state: stateOf(read, language, askForLink),
    attributes: () => attributes,
    handlePaste: pasteOther,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) {
        written = writeMarkdown(view.state.doc, read);
        onChange(written);
      }
      onTools(activeTools(view.state));
    },
  });
  onTools(activeTools(view.state));
  return {
    run(command) {
      view.focus();
      command(view.state, view.dispatch, view);
    },
    state: () => view.state,
    focus: () => view.focus(),
    show(text) {
      if (text === written) return;
      const other = readMarkdown(text);
      if (other === null) return;
      read = other;
      written = text;
      view.updateState(stateOf(read, language, askForLink));
    },
    setAttributes(next) {
      attributes = next;
      view.setProps({ attributes: () => attributes });
    },
    destroy: () => view.destroy(),
  };
}
