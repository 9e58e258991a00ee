import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { unsubscribePageTexts } from '../unsubscribe-page.texts.ts';
import './reader-language.css';

type ReaderLanguageProps = {
  token: string;
  /** In which language the issues come now. */
  language: 'en' | 'pt';
  /** The link is not valid any more. */
  onUnknown: () => void;
};

/** Says in which language the issues come, and changes it by a press. */
export function ReaderLanguage({ token, language, onUnknown }: ReaderLanguageProps) {
  const t = useTexts(unsubscribePageTexts);
  const [chosen, setChosen] = useState(language);
  const other = chosen === 'en' ? 'pt' : 'en';
  return (
    <div className="reader-language">
      <p role="status">{t(`inLanguage_${chosen}`)}</p>
      <LinkButton
        key={other}
        call={`/api/newsletter/language/${other}`}
        token={token}
        label={t(`change_${other}`)}
        busyLabel={t('changing')}
        failure={t('failed')}
        variant="line"
        followsPress={chosen !== language}
        onEnd={(outcome) => (outcome === 'done' ? setChosen(other) : onUnknown())}
      />
    </div>
  );
}
