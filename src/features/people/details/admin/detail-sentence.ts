import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Difference } from '../details.ts';
import { detailsTexts } from './details.texts.ts';

/** Returns a value as it is read; a language by its name. */
export function shownDetail(
  { field, value }: Pick<Difference, 'field' | 'value'>,
  language: Language,
): string {
  if (field !== 'language') return value;
  return translate(detailsTexts, language, value === 'pt' ? 'lang_pt' : 'lang_en');
}

/** Returns what a form says, such as `Name: Eve`. */
export function detailSentence(
  difference: Pick<Difference, 'field' | 'value'>,
  language: Language,
): string {
  const value = shownDetail(difference, language);
  return translate(detailsTexts, language, `is_${difference.field}`, { value });
}
