import { useEffect, useId, useRef } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PartFailure } from '#ui/admin/list/list-states.tsx';
import { TextToolbar } from '../writing/text-toolbar.tsx';
import { toolbarTexts } from '../writing/toolbar.texts.ts';
import { useKeyboardInset } from '../writing/use-keyboard-inset.ts';
import { useTextTools } from '../writing/use-text-tools.ts';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/** A text with headings, lists, links and so on, written as Markdown with a bar of tools. */
export function MarkdownField(props: FieldProps<'markdown'>) {
  const { field, name, value, written, note, onChange } = props;
  const { language } = useLanguage();
  const t = useTexts(toolbarTexts);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { area, use, onKeyDown, onPaste, prepare, loaded } = useTextTools(written ?? language);
  const text = String(value ?? '');
  const label = labelOf(language, name);
  // Nothing is cut: a browser would drop the end of what is pasted without a word.
  const over = text.length - field.most;
  const message = over > 0 ? t('tooLong', { most: field.most, over }) : note;
  useKeyboardInset(frame);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the text changes
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  return (
    <div className="field" ref={frame}>
      <span className="lbl">
        <label htmlFor={id}>{label}</label>
      </span>
      <TextToolbar field={label} areaId={id} onUse={use} onFocus={prepare} />
      <textarea
        ref={area}
        id={id}
        className="input"
        lang={written && htmlLangOf[written]}
        rows={14}
        aria-invalid={over > 0 || undefined}
        value={text}
        aria-describedby={message ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={prepare}
      />
      {message ? (
        <span className={over > 0 ? 'err' : 'hint'} id={`${id}-note`}>
          {message}
        </span>
      ) : null}
      <PartFailure of={loaded} />
    </div>
  );
}
