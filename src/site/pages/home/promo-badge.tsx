import { useLayoutEffect } from 'react';
import { homeQuery } from '#features/home/home.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { parseEndDate } from '#ui/feedback/countdown-time.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { IconTag } from '#ui/icons/icons.tsx';
import { homeTexts } from './home.texts.ts';
import { offerMark } from './moment-marks.ts';
import { useHomeTexts } from './use-home-texts.ts';
import './promo-badge.css';

/** Marks the document once an offer has ended, as the server does. */
function useEndedMark(end: number | null): void {
  const minute = useMinute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the clock every minute.
  useLayoutEffect(() => {
    const hasEnded = end !== null && Date.now() >= end;
    document.documentElement.toggleAttribute(offerMark, false);
    if (hasEnded) document.documentElement.setAttribute(offerMark, 'ended');
  }, [end, minute]);
}

/**
 * The hero's offer with its countdown: a badge while it runs, one quiet line once it has ended.
 * Nothing while the owner does not show it.
 */
export function PromoBadge() {
  const t = useTexts(homeTexts);
  const own = useHomeTexts();
  const now = useMinute();
  const offerEnd = useQuery(homeQuery()).data?.offerEnd;
  const end = parseEndDate(offerEnd);
  useEndedMark(end);
  if (!own || !offerEnd) return null;
  const hasEnded = now !== null && end !== null && now >= end;
  return (
    <div className="promo">
      <span className="promo__ended" aria-hidden={!hasEnded}>
        {t('offerEnded')}
      </span>
      <span className="promo__what">
        <IconTag />
        {own('offer')}
      </span>
      <Countdown endDate={offerEnd} label={own('offer')} />
    </div>
  );
}
