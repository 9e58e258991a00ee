import { type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { teamTexts } from './team.texts.ts';

type Speaker = { languages?: string[] | undefined; languagesPt?: string[] | undefined };

/** Returns which languages someone speaks, as a sentence; null where that is not known. */
export function getSpokenLine(language: Language, speaker: Speaker): string | null {
  const spoken = (language === 'pt' && speaker.languagesPt) || speaker.languages || [];
  if (spoken.length === 0) return null;
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return translate(teamTexts, language, 'speaks', { languages: list.format(spoken) });
}
