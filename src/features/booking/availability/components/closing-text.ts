import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import { holidayTexts } from '../holidays.texts.ts';
import type { Closing } from './shown-slots.ts';

const keys = {
  past: 'whyPast',
  too_soon: 'whyTooSoon',
  taken: 'whyTaken',
  weekend: 'whyWeekend',
  beyond_horizon: 'whyBeyond',
  full: 'whyFull',
  holiday: 'whyHoliday',
  closed: 'whyClosed',
  own: 'whyOwn',
} as const;

/** Why a day or a slot is closed, in few words: a holiday by its name, a closed day by its note. */
export function closingText(language: Language, closing: Closing): string {
  const { reason, holiday, note = '', notePt = '', hours = 0, days = 0 } = closing;
  const own = language === 'pt' ? notePt : note;
  const say = (key: keyof typeof bookingScreenTexts.en, params = {}) =>
    translate(bookingScreenTexts, language, key, params);
  if (reason === 'closed' && own !== '') return say('whyClosedNote', { note: own });
  if (reason === 'too_soon' && hours === 1) return say('whyTooSoonOne');
  if (reason === 'beyond_horizon' && days === 1) return say('whyBeyondOne');
  const name = holiday ? translate(holidayTexts, language, holiday) : '';
  return say(keys[reason], { hours, days, holiday: name });
}
