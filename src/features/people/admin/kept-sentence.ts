import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import type { useTexts } from '#i18n/language-context.tsx';
import type { Erasure } from '../people.schema.ts';
import type { peopleTexts } from './people-admin.texts.ts';

type T = ReturnType<typeof useTexts<keyof typeof peopleTexts.en>>;

/** Returns the day of an instant with its year: laws keep for years. */
export function keptDay(instant: string, language: Language): string {
  const { day } = readClock(instant, companyZone);
  return formatDay(day, localeOf[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Says what the law keeps of a person, how much, and until when. */
export function keptSentence(
  { what, reason, count, until }: Erasure['kept'][number],
  t: T,
  language: Language,
): string {
  if (reason === 'aml_law_7_years')
    return t('keptIdentity', { count, day: until ? keptDay(until, language) : '' });
  if (what === 'invoices') return t('keptInvoices', { count });
  return t(reason === 'payment_under_way' ? 'keptWhilePaying' : 'keptByLaw', { count });
}
