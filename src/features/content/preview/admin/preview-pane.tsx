import { useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { IconExternal } from '#ui/icons/icons.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { editorTexts } from '../../admin/editor.texts.ts';
import { type Draft, isUnmade } from '../../drafts/admin/use-draft.ts';
import { previewAdminTexts } from './preview-admin.texts.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewHref } from './preview-href.ts';
import '#ui/admin/list/filter-bar.css';
import './preview-pane.css';

const widths = [390, 820, 1280] as const;
type Width = (typeof widths)[number];

/** Returns how wide an element is, as it changes. */
function useElementWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

type PreviewPaneProps = {
  kind: string;
  draft: Draft;
  language: Language;
  onLanguage: (language: Language) => void;
  /** In place of the form: as wide as the window. */
  isNarrow: boolean;
};

/** The page as it will be, beside the form: drawn again whenever the draft was saved. */
export function PreviewPane(props: PreviewPaneProps) {
  const { kind, draft, language, onLanguage, isNarrow } = props;
  const t = useTexts(previewAdminTexts);
  const e = useTexts(editorTexts);
  const c = useTexts(contentTexts);
  const [chosen, setChosen] = useState<Width>(820);
  const { element, width } = useElementWidth();
  const { record, unsaved } = draft;
  const href = previewHref(kind, record.id, language);
  const wanted = isNarrow ? width : chosen;
  const scale = width === 0 ? 1 : Math.min(1, width / wanted);
  const src = `${href}${href.includes('?') ? '&' : '?'}frame&revision=${record.revision}`;
  return (
    <section className="pan content-preview" aria-label={e('preview')}>
      <div className="pan__h content-preview__head">
        <fieldset className="content-editor__switch">
          <legend className="sr">{c('language')}</legend>
          {(['en', 'pt'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="fil"
              aria-pressed={language === one}
              onClick={() => onLanguage(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </fieldset>
        {isNarrow ? null : (
          <fieldset className="content-editor__switch">
            <legend className="sr">{t('width')}</legend>
            {widths.map((one) => (
              <button
                key={one}
                type="button"
                className="fil"
                aria-pressed={chosen === one}
                onClick={() => setChosen(one)}
              >
                {t(`width_${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        {isUnmade(record) ? null : (
          <a className="btn btn--text push" href={href} target="_blank" rel="noreferrer">
            <IconExternal />
            {t('openPreview')}
          </a>
        )}
      </div>
      {unsaved && draft.failure !== null ? (
        <p className="quiet content-preview__note">{t('notSavedYet')}</p>
      ) : null}
      <div className="content-preview__room" ref={element}>
        {isUnmade(record) ? (
          <p className="quiet content-preview__note">{t('nothingYet')}</p>
        ) : (
          <PreviewFrame
            title={t('frame')}
            src={src}
            style={{
              width: `${wanted}px`,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              marginInlineStart: scale === 1 ? `${Math.max(0, (width - wanted) / 2)}px` : 0,
            }}
          />
        )}
      </div>
    </section>
  );
}
