import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { tabAfterKey } from '#ui/controls/tab-keys.ts';
import { ToolIcon } from './tool-icon.tsx';
import { toolbarTexts } from './toolbar.texts.ts';
import { type Tool, toolKeys, tools } from './tools.ts';
import './text-toolbar.css';

type TextToolbarProps = {
  /** The label of the text, and the id of its text area. */
  field: string;
  areaId: string;
  /** The tools whose work the caret is in, where that is known. */
  active?: readonly Tool[];
  onUse: (tool: Tool) => void;
  onFocus: () => void;
};

/** What a second press takes back. */
const toggled: readonly Tool[] = [
  'bold',
  'italic',
  'strike',
  'bullets',
  'numbers',
  'quote',
  'heading',
];

const keyOf = (tool: Tool) => Object.keys(toolKeys).find((key) => toolKeys[key] === tool);

/** The tools of a text area: one stop of the Tab key, within which the arrow keys move. */
export function TextToolbar({ field, areaId, active, onUse, onFocus }: TextToolbarProps) {
  const t = useTexts(toolbarTexts);
  const [current, setCurrent] = useState<Tool>('bold');

  function move(event: KeyboardEvent<HTMLElement>): void {
    const tool = tabAfterKey(event.nativeEvent, tools, current);
    if (tool === undefined) return;
    event.preventDefault();
    setCurrent(tool);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  }

  return (
    <div className="text-tools">
      <div
        className="text-tools__bar"
        role="toolbar"
        aria-label={t('toolbar', { field })}
        aria-controls={areaId}
        onKeyDown={move}
        onFocus={onFocus}
      >
        {tools.map((tool) => {
          const key = keyOf(tool);
          return (
            <button
              key={tool}
              type="button"
              data-tool={tool}
              tabIndex={tool === current ? 0 : -1}
              aria-label={t(tool)}
              aria-pressed={active && toggled.includes(tool) ? active.includes(tool) : undefined}
              title={key ? `${t(tool)} (Ctrl+${key})` : t(tool)}
              aria-keyshortcuts={key && `Control+${key}`}
              // The text area stays focused, and with it a phone's keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(tool)}
              onClick={() => onUse(tool)}
            >
              <ToolIcon tool={tool} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
