import { homeQuery } from '#features/home/home.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { parseEndDate } from '#ui/feedback/countdown-time.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { IconTag } from '#ui/icons/icons.tsx';
import { homeTexts } from './home.texts.ts';
import { useHomeTexts } from './use-home-texts.ts';
import './promo-badge.css';

/** The hero's offer with its countdown. "Offer ended" reserves its space until the time is known. */
export function PromoBadge() {
  const t = useTexts(homeTexts);
  const now = useMinute();
  const own = useHomeTexts();
  const offerEnd = useQuery(homeQuery()).data?.offerEnd;
  if (!own) return null;
  const end = parseEndDate(offerEnd);
  const hasEnded = now !== null && end !== null && now >= end;
  return (
    <div className="promo">
      <span className="promo__what">
        <IconTag />
        {own('offer')}
      </span>
      <div className="promo__when">
        <Countdown
          endDate={offerEnd}
          label={own('offer')}
          labels={{
            days: t('days'),
            hours: t('hoursUnit'),
            minutes: t('minutes'),
            seconds: t('seconds'),
          }}
        />
        <span className="promo__ended" aria-hidden={!hasEnded}>
          {t('offerEnded')}
        </span>
      </div>
    </div>
  );
}
