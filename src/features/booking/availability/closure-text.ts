import type { Language } from '#i18n/language.ts';
import { type Texts, translate } from '#i18n/texts.ts';
import { holidayTexts } from './holidays.texts.ts';
import type { Closure } from './judge-slots.ts';

/** Besides one for each reason: a closed day with its note, and the figure one. */
export type ClosureVariant = 'closed_note' | 'too_soon_one' | 'beyond_horizon_one';

/**
 * Why a day or a slot is closed, in the words of a screen or of a refusal: a holiday by its name, a
 * closed day by the company's note.
 */
export function closureText<Reason extends string>(
  texts: Texts<Reason | ClosureVariant>,
  language: Language,
  closure: Closure<Reason>,
): string {
  const { reason, hours = 0, days = 0 } = closure;
  const note = (language === 'pt' ? closure.notePt : closure.note) ?? '';
  const holiday = closure.holiday ? translate(holidayTexts, language, closure.holiday) : '';
  const say = (key: Reason | ClosureVariant) =>
    translate(texts, language, key, { hours, days, note, holiday });
  if (reason === 'closed' && note !== '') return say('closed_note');
  if (reason === 'too_soon' && hours === 1) return say('too_soon_one');
  if (reason === 'beyond_horizon' && days === 1) return say('beyond_horizon_one');
  return say(reason);
}
