import type { Translate } from '#i18n/texts.ts';
import type { bookingScreenTexts } from '../book/booking-screen.texts.ts';
import type { MeetingPlace } from '../booking.ts';

type Words = Translate<keyof typeof bookingScreenTexts.en>;

/** What the booking screen says first: how long, that it is free, and how we meet. */
export function leadWords(t: Words, rules: { slotMinutes: number; place: MeetingPlace }): string {
  const minutes = rules.slotMinutes;
  const length = minutes === 30 ? t('halfAnHour') : t('minutes', { minutes });
  return t('lead', { length, how: t(`how_${rules.place}`) });
}
