import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { contentTexts } from './content-admin.texts.ts';

type LanguageSwitchProps = { shown: Language; onShow: (language: Language) => void };

/** Chooses which language's texts are shown where there is room for one. */
export function LanguageSwitch({ shown, onShow }: LanguageSwitchProps) {
  const t = useTexts(contentTexts);
  return (
    <fieldset className="content-editor__switch content-editor__languages">
      <legend className="sr">{t('language')}</legend>
      {(['en', 'pt'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="language"
            checked={shown === one}
            onChange={() => onShow(one)}
          />
          {t(one === 'en' ? 'english' : 'portuguese')}
        </label>
      ))}
    </fieldset>
  );
}
