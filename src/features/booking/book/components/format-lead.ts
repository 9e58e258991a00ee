import type { Translate } from '#i18n/texts.ts';
import type { MeetingPlace } from '../../booking.ts';
import type { bookingScreenTexts } from '../../booking-screen.texts.ts';

type TranslateScreen = Translate<keyof typeof bookingScreenTexts.en>;

/** Formats the lead of the booking screen: how long, that it is free, and how we meet. */
export function formatLead(
  t: TranslateScreen,
  rules: { slotMinutes: number; place: MeetingPlace },
): string {
  const minutes = rules.slotMinutes;
  const length = minutes === 30 ? t('halfAnHour') : t('minutes', { minutes });
  return t('lead', { length, how: t(`how_${rules.place}`) });
}
