import { useTexts } from '#i18n/language-context.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import type { TimeRange } from '../../booking-times.ts';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { BothClocks } from './both-clocks.tsx';
import './move-comparison.css';

type MoveComparisonProps = { from: TimeRange; to: TimeRange | null; zone: string };

/** The current and the new time side by side, each on both clocks. */
export function MoveComparison({ from, to, zone }: MoveComparisonProps) {
  const t = useTexts(managedBookingTexts);
  return (
    <dl className="change">
      <div>
        <dt>{t('from')}</dt>
        <dd>
          <BothClocks span={from} zone={zone} />
        </dd>
      </div>
      <IconArrowRight />
      <div className={to ? 'change__new' : undefined}>
        <dt>{t('to')}</dt>
        <dd>{to ? <BothClocks span={to} zone={zone} /> : t('toEmpty')}</dd>
      </div>
    </dl>
  );
}
