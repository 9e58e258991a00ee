import { companyCurrency } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { countWord } from './count-word.ts';
import { formatBy } from './format-when.ts';

/** A part of the heading: the figure with its noun links to a panel, the rest follows it. */
export type SentencePart = { figure: string; rest: string; href: string };

/** What is overdue: failed payments and renewals, in one currency. */
function overdueOf({ totals }: Today['money']): { cents: number; currency: string } | null {
  const overdue = totals.filter(({ state }) => state !== 'pending');
  const [first] = overdue;
  if (!first) return null;
  const same = overdue.filter(({ currency }) => currency === first.currency);
  return { cents: same.reduce((sum, { cents }) => sum + cents, 0), currency: first.currency };
}

/** What other reads say of today. */
export type ReadBeside = {
  /** How many quotes their clients asked to change. */
  changes: number;
  /** What staff asked to be paid by a day that is over, in cents of the company's currency. */
  lateCents: number;
};

/** Returns the parts of the heading, in the order of urgency; none when nothing waits. */
export function todaySentence(
  { changes, lateCents, ...today }: Today & ReadBeside,
  language: Language,
  now: Date,
): SentencePart[] {
  const t = (key: keyof typeof todayTexts.en, params?: TextParams) =>
    translate(todayTexts, language, key, params);
  const { consultations, messages, disputes, tasks, money, mails } = today;
  const deadline = disputes.first[0]?.evidenceDueAt ?? null;
  const overdue = overdueOf(money);
  const counted = (
    count: number,
    noun: 'call' | 'person' | 'quote' | 'dispute' | 'task' | 'mail',
  ) =>
    t(count === 1 ? `${noun}_one` : `${noun}_many`, {
      count: countWord(count, language, noun === 'mail' || noun === 'quote' ? 'm' : 'f'),
    });
  const parts: (SentencePart | null)[] = [
    consultations.today > 0
      ? { figure: counted(consultations.today, 'call'), rest: t('call_rest'), href: '#calls' }
      : null,
    messages.waiting > 0
      ? { figure: counted(messages.waiting, 'person'), rest: t('person_rest'), href: '#waiting' }
      : null,
    changes > 0
      ? { figure: counted(changes, 'quote'), rest: t('quote_rest'), href: '#quotes' }
      : null,
    disputes.count > 0
      ? {
          figure: counted(disputes.count, 'dispute'),
          rest: deadline
            ? t('dispute_rest', { by: formatBy(deadline, now, language) })
            : t('dispute_restOpen'),
          href: '#disputes',
        }
      : null,
    tasks.count > 0
      ? { figure: counted(tasks.count, 'task'), rest: t('task_rest'), href: '#tasks' }
      : null,
    overdue
      ? { figure: formatMoney(overdue, language), rest: t('overdue_rest'), href: '#money' }
      : null,
    lateCents > 0
      ? {
          figure: formatMoney({ cents: lateCents, currency: companyCurrency }, language),
          rest: t('late_rest'),
          href: '#payments',
        }
      : null,
  ];
  const waiting = parts.filter((part) => part !== null);
  const unsent = mails.count + mails.overdue.count;
  // Mails that were given up have a note of their own; they are named here before it says that nothing waits.
  if (mails.overdue.count > 0 || (waiting.length === 0 && unsent > 0))
    waiting.push({ figure: counted(unsent, 'mail'), rest: t('mail_rest'), href: '#mails' });
  return waiting.map((part, place) => {
    if (place > 0) return part;
    const first = part.figure.charAt(0).toLocaleUpperCase(localeOf[language]);
    return { ...part, figure: first + part.figure.slice(1) };
  });
}
