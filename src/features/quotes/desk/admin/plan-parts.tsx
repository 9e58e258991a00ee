import { companyZone, readClock } from '#core/zoned-time.ts';
import { titleIn } from '#features/projects/projects.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Link } from '#ui/controls/link.tsx';
import type { StaffQuote } from '../../quotes.ts';
import { type PlanStanding, planStanding, standingOfPart } from '../plan-standing.ts';
import { useQuoteMoney } from './quote-state.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

type Part = StaffQuote['plan'][number];

const tones = {
  waiting: ' badge--outline',
  asked: ' badge--secondary',
  late: ' badge--destructive',
  paid: ' badge--good',
  cancelled: ' badge--outline',
} as const;

function useToday(): string {
  return readClock(new Date(), companyZone).day;
}

/** Says when a part is due. */
function usePartTime({ when, dueDay }: Part): string {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  if (when !== 'accepted' && 'step' in when) return t('stepDue', { step: titleIn(when, language) });
  const day = dueDay ?? (when === 'accepted' ? null : when.day);
  return day === null ? t('when_accepted') : t('due', { day: formatShortDay(day, language) });
}

type Requests = {
  /** Where the payment of a part is shown. */
  requestHref: (id: string) => string;
};

function PartRow({ part, currency, requestHref }: Requests & { part: Part; currency: string }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useQuoteMoney(currency);
  const time = usePartTime(part);
  const today = useToday();
  const standing = standingOfPart(part, today);
  const percent = String(part.percent).replace('.', language === 'pt' ? ',' : '.');
  const said = t('partOf', { amount: money(part.total), percent });
  return (
    <li>
      <div>
        <b>
          {part.requestId === null ? said : <Link to={requestHref(part.requestId)}>{said}</Link>}
        </b>
        <small>{time}</small>
      </div>
      <div className="acts">
        {standing === null ? null : (
          <span className={`badge${tones[standing]}`}>{t(`part_${standing}`)}</span>
        )}
      </div>
    </li>
  );
}

/** The parts of a plan, each with what became of its payment. */
export function PlanParts({
  quote: { plan, currency },
  requestHref,
}: Requests & { quote: StaffQuote }) {
  return (
    <ul className="rows rows--2">
      {plan.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
        <PartRow key={at} part={part} currency={currency} requestHref={requestHref} />
      ))}
    </ul>
  );
}

/** Returns one line about what is paid, open, due and late of an accepted quote. */
export function usePlanLine(quote: StaffQuote): string {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useQuoteMoney(quote.currency);
  const today = useToday();
  const { paid, open, late, next }: PlanStanding = planStanding(quote, today);
  return [
    t('planSum', { paid: money(paid), total: money(quote.total) }),
    open > 0 ? t('planOpen', { open: money(open) }) : '',
    late > 0 ? t('planLate', { late: money(late) }) : '',
    next === null
      ? ''
      : t('planDue', { due: money(next.amount), day: formatShortDay(next.day, language) }),
  ]
    .filter(Boolean)
    .join(' ');
}
