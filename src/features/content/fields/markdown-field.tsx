import { useEffect, useId, useRef } from 'react';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { PartFailure } from '#ui/admin/list/list-states.tsx';
import { TextToolbar } from '../writing/text-toolbar.tsx';
import { toolbarTexts } from '../writing/toolbar.texts.ts';
import { useKeyboardInset } from '../writing/use-keyboard-inset.ts';
import { useTextTools } from '../writing/use-text-tools.ts';
import { useWritingMode, type WritingMode } from '../writing/writing-mode.ts';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import '#ui/admin/list/filter-bar.css';
import './markdown-field.css';

const loadRich = () => import('../rich/rich-text.tsx').then((part) => part.RichText);

type ModeSwitchProps = { field: string; mode: WritingMode; onChange: (mode: WritingMode) => void };

function ModeSwitch({ field, mode, onChange }: ModeSwitchProps) {
  const t = useTexts(toolbarTexts);
  return (
    <fieldset className="content-editor__switch writing-mode">
      <legend className="sr">{t('mode', { field })}</legend>
      {(['rich', 'markdown'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="fil"
          aria-pressed={mode === one}
          onClick={() => onChange(one)}
        >
          {t(one)}
        </button>
      ))}
    </fieldset>
  );
}

type MarkdownTextProps = {
  id: string;
  label: string;
  language: Language;
  isOwn: boolean;
  text: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
};

/** The text with its signs. */
function MarkdownText(props: MarkdownTextProps) {
  const { id, label, language, isOwn, text, isInvalid, describedBy, onChange } = props;
  const { area, use, onKeyDown, onPaste, prepare, loaded } = useTextTools(language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the text changes
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  return (
    <>
      <TextToolbar field={label} areaId={id} onUse={use} onFocus={prepare} />
      <textarea
        ref={area}
        id={id}
        className="input"
        lang={isOwn ? htmlLangOf[language] : undefined}
        rows={14}
        aria-invalid={isInvalid || undefined}
        value={text}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={prepare}
      />
      <PartFailure of={loaded} />
    </>
  );
}

/**
 * A text with headings, lists, links and so on, with a bar of tools: as Markdown, or as it will look.
 * It is the same Markdown either way.
 */
export function MarkdownField(props: FieldProps<'markdown'>) {
  const { field, name, value, written, note, onChange } = props;
  const { language: shown } = useLanguage();
  const t = useTexts(toolbarTexts);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const focus = useRef<(() => void) | null>(null);
  const [mode, setMode] = useWritingMode();
  const text = String(value ?? '');
  const label = labelOf(shown, name);
  // Nothing is cut: a browser would drop the end of what is pasted without a word.
  const over = text.length - field.most;
  const message = over > 0 ? t('tooLong', { most: field.most, over }) : note;
  useKeyboardInset(frame);
  const shared = {
    id,
    label,
    language: written ?? shown,
    text,
    isInvalid: over > 0,
    describedBy: message ? `${id}-note` : undefined,
    onChange,
  };

  return (
    <div className="field" ref={frame}>
      <span className="lbl writing-head">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Tab key reaches the text itself */}
        <label htmlFor={id} onClick={() => focus.current?.()}>
          {label}
        </label>
        <ModeSwitch field={label} mode={mode} onChange={setMode} />
      </span>
      {mode === 'rich' ? (
        <LatePart
          load={loadRich}
          of={{ ...shared, focus, onMarkdown: () => setMode('markdown') }}
        />
      ) : (
        <MarkdownText {...shared} isOwn={written !== undefined} />
      )}
      {message ? (
        <span className={over > 0 ? 'err' : 'hint'} id={`${id}-note`}>
          {message}
        </span>
      ) : null}
    </div>
  );
}
