import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconArrowRight } from '#ui/frame-icons.tsx';
import { bookingTimes } from '../booking-times.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import './move-comparison.css';

type Span = { startsAt: string; endsAt: string };

function Times({ span, zone }: { span: Span; zone: string }) {
  const { language } = useLanguage();
  const t = useTexts(manageBookingTexts);
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(span, zone, language);
  const there = { ...visitor, zone: visitor.zone.replaceAll('_', ' ') };
  return (
    <dd>
      <b>{lisbon.day}</b>
      {t('onClock', lisbon)}
      {sameTime ? null : <small>{t(sameDay ? 'onYourClock' : 'onYourDay', there)}</small>}
    </dd>
  );
}

type MoveComparisonProps = { from: Span; to: Span | null; zone: string };

/** The present and the new time side by side, each on both clocks. */
export function MoveComparison({ from, to, zone }: MoveComparisonProps) {
  const t = useTexts(manageBookingTexts);
  return (
    <dl className="change">
      <div>
        <dt>{t('from')}</dt>
        <Times span={from} zone={zone} />
      </div>
      <IconArrowRight />
      <div className={to ? 'change__new' : undefined}>
        <dt>{t('to')}</dt>
        {to ? <Times span={to} zone={zone} /> : <dd>{t('toEmpty')}</dd>}
      </div>
    </dl>
  );
}
