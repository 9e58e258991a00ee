import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Difference } from '../details.ts';
import { detailsTexts } from './details.texts.ts';

/** Returns what a form says, such as `Name: Eve`; a language by its name. */
export function detailSentence(
  { field, value }: Pick<Difference, 'field' | 'value'>,
  language: Language,
): string {
  const shown =
    field === 'language'
      ? translate(detailsTexts, language, value === 'pt' ? 'lang_pt' : 'lang_en')
      : value;
  return translate(detailsTexts, language, `is_${field}`, { value: shown });
}
