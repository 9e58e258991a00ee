import { useId } from 'react';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import './language-choice.css';

const names: Record<Language, string> = { en: 'English', pt: 'Português' };

type LanguageChoiceProps = {
  label: string;
  language: Language;
  disabled?: boolean;
  onChoose: (language: Language) => void;
};

/** The two languages, each in its own name. */
export function LanguageChoice({ label, language, disabled, onChoose }: LanguageChoiceProps) {
  const name = useId();
  return (
    <fieldset className="language-choice" disabled={disabled}>
      <legend>{label}</legend>
      {(Object.keys(names) as Language[]).map((one) => (
        <label key={one} lang={htmlLangOf[one]}>
          <input
            type="radio"
            name={name}
            checked={one === language}
            onChange={() => onChoose(one)}
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
