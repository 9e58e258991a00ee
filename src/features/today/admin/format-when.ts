import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { daysAhead } from '#ui/admin/moment.ts';

const texts = defineTexts({
  en: {
    at: '{time}',
    tomorrow: 'tomorrow {time}',
    day: '{day}, {time}',
    since: '{time}',
    yesterday: 'yesterday {time}',
    sinceDay: '{day}, {time}',
  },
  pt: {
    at: 'às {time}',
    tomorrow: 'amanhã às {time}',
    day: '{day}, às {time}',
    since: 'as {time}',
    yesterday: 'ontem às {time}',
    sinceDay: '{day}, às {time}',
  },
});

const minute = 60_000;

/** What a zone's clock shows at an instant: "Tue 24 Nov" and "10:00", "ter., 24/11" and "10:00". */
export function formatWhen(
  instant: string | Date,
  language: Language,
  zone = companyZone,
): { day: string; time: string } {
  const { day, time } = readClock(instant, zone);
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return { day: formatDay(day, localeOf[language], options), time: time };
}

/** Formats the day and time of an instant in Lisbon in full: "Wednesday 16 April 2025", "08:42". */
export function formatNow(now: Date, language: Language): { day: string; time: string } {
  const { day, time } = readClock(now, companyZone);
  const text = formatDay(day, localeOf[language]);
  return {
    day: text.charAt(0).toLocaleUpperCase(localeOf[language]) + text.slice(1),
    time: time,
  };
}

/** Whether an instant is today or tomorrow in Lisbon, or another day. */
export function nearDay(instant: string, now: Date): 'today' | 'tomorrow' | 'other' {
  const ahead = daysAhead(readClock(instant, companyZone).day, now.getTime());
  return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'other';
}

/** Formats a moment after "by": "10:50", "tomorrow 09:30", "Tue 24 Nov, 09:30"; "às 10:50". */
export function formatBy(instant: string, now: Date, language: Language): string {
  const params = formatWhen(instant, language);
  const key = { today: 'at', tomorrow: 'tomorrow', other: 'day' } as const;
  return translate(texts, language, key[nearDay(instant, now)], params);
}

/** Formats a moment after "since": "10:50", "yesterday 09:30", "Tue 24 Nov, 09:30"; "as 10:50". */
export function formatSince(instant: string, now: Date, language: Language): string {
  const params = formatWhen(instant, language);
  const ago = -daysAhead(readClock(instant, companyZone).day, now.getTime());
  const key = ago === 0 ? 'since' : ago === 1 ? 'yesterday' : 'sinceDay';
  return translate(texts, language, key, params);
}

/** Formats a time span in its two largest units: "40 min", "1 h 18 min", "3 d 4 h"; the same in both languages. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts: [number, string][] =
    days > 0
      ? [
          [days, 'd'],
          [hours, 'h'],
        ]
      : [
          [hours, 'h'],
          [minutes % 60, 'min'],
        ];
  const shown = parts.filter(([count]) => count > 0);
  return shown.length === 0 ? '0 min' : shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}
