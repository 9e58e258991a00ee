import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { faceName, faceSize } from '#ui/art/faces/face.ts';
import type { FigureName } from '#ui/art/scenes/figures.ts';
import { Button } from '#ui/controls/button.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';
import { figureTexts } from './figure.texts.ts';
import './picture-field.css';
import './figure-field.css';

function isFigure(value: unknown): value is FigureName {
  return typeof value === 'string' && Object.hasOwn(figureTexts.en, value);
}

function Figure({ figure }: { figure: FigureName }) {
  const src = `/art/${faceName(figure, 'cobalt')}.svg`;
  return <img className="figure-thumb" src={src} alt="" {...faceSize} loading="lazy" />;
}

/** The drawn object that stands for a person; empty: the site picks one. */
export function FigureField({ name, value, note, error, onChange }: FieldProps<'figure'>) {
  const t = useTexts(fieldTexts);
  const objects = useTexts(figureTexts);
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = isFigure(value) ? value : null;

  // The list opens in sight, with what is chosen in its middle.
  useEffect(() => {
    const shown = list.current;
    const own = shown?.querySelector<HTMLElement>('label:has(:checked)');
    if (!isOpen || !shown) return;
    if (own) shown.scrollTop = own.offsetTop - (shown.clientHeight - own.offsetHeight) / 2;
    shown.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <fieldset
      className="field picture-field"
      aria-describedby={`${id}-hint`}
      onKeyDown={closeByKey}
    >
      <legend>{labelOf(language, name)}</legend>
      {chosen ? (
        <Figure figure={chosen} />
      ) : (
        <span className="figure-thumb figure-thumb--none" aria-hidden="true" />
      )}
      <div>
        <span>{chosen ? objects(chosen) : t('figureOfTrade')}</span>
        <Button
          ref={button}
          variant="soft"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'closeFigures' : chosen ? 'changeFigure' : 'chooseFigure')}
        </Button>
        <span className="hint" id={`${id}-hint`}>
          {note ?? t('figureHint')}
        </span>
        {error ? <span className="err">{error}</span> : null}
      </div>
      <div className="figure-list" ref={list} id={`${id}-list`} hidden={!isOpen}>
        <label className="figure-list__none">
          <input type="radio" name={id} checked={chosen === null} onChange={() => onChange('')} />
          <span>{t('figureOfTrade')}</span>
        </label>
        {(Object.keys(figureTexts.en) as FigureName[]).map((figure) => (
          <label key={figure}>
            <input
              type="radio"
              name={id}
              checked={chosen === figure}
              onChange={() => onChange(figure)}
            />
            <Figure figure={figure} />
            <span>{objects(figure)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
