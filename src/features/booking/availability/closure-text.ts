import type { Language } from '#i18n/language.ts';
import { type Texts, translate } from '#i18n/texts.ts';
import { holidayTexts } from './holidays.texts.ts';
import type { Closure } from './judge-slots.ts';

/** Further texts: a closed day with a note, and the singular of a number. */
export type ClosureVariant = 'closed_note' | 'too_soon_one' | 'beyond_horizon_one';

/**
 * Returns why a day or a slot is closed: a label for a screen or a message for a refusal, with the
 * holiday's name or the company's note.
 */
export function closureText<Reason extends string>(
  texts: Texts<Reason | ClosureVariant>,
  language: Language,
  closure: Closure<Reason>,
): string {
  const { reason, hours = 0, days = 0 } = closure;
  const note = (language === 'pt' ? closure.notePt : closure.note) ?? '';
  const holiday = closure.holiday ? translate(holidayTexts, language, closure.holiday) : '';
  const t = (key: Reason | ClosureVariant) =>
    translate(texts, language, key, { hours, days, note, holiday });
  if (reason === 'closed' && note !== '') return t('closed_note');
  if (reason === 'too_soon' && hours === 1) return t('too_soon_one');
  if (reason === 'beyond_horizon' && days === 1) return t('beyond_horizon_one');
  return t(reason);
}
