import type { MouseEvent } from 'react';
import { copyAddress } from '#core/picture.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { filesTexts } from '../components/files.texts.ts';
import type { PictureDetails } from '../files.schema.ts';

export type Focus = Pick<PictureDetails, 'focusX' | 'focusY'>;

type FocalPointProps = { picture: PictureDetails; value: Focus; onChange: (value: Focus) => void };

/** Sets the point that stays in sight: by a press on the picture, or by two sliders. */
export function FocalPoint({ picture, value, onChange }: FocalPointProps) {
  const t = useTexts(filesTexts);
  const { address, widths } = picture;
  const { focusX, focusY } = value;
  const width = widths.at(1) ?? widths.at(0);

  function press({ currentTarget, clientX, clientY }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect();
    const hundredths = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    onChange({
      focusX: hundredths((clientX - box.left) / box.width),
      focusY: hundredths((clientY - box.top) / box.height),
    });
  }

  return (
    <fieldset className="field">
      <legend>{t('focus')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard. */}
      <span className="files-focus" onClick={press}>
        {width ? <img src={copyAddress(address, width, 'webp')} alt="" /> : null}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1={focusX} x2={focusX} y1="0" y2="100" />
          <line x1="0" x2="100" y1={focusY} y2={focusY} />
        </svg>
      </span>
      <p className="hint">{t('focusHint')}</p>
      <div className="files-sliders">
        <label>
          {t('focusX')}
          <input
            type="range"
            min={0}
            max={100}
            value={focusX}
            onChange={({ target }) => onChange({ focusY, focusX: target.valueAsNumber })}
          />
        </label>
        <label>
          {t('focusY')}
          <input
            type="range"
            min={0}
            max={100}
            value={focusY}
            onChange={({ target }) => onChange({ focusX, focusY: target.valueAsNumber })}
          />
        </label>
      </div>
    </fieldset>
  );
}
