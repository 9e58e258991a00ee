import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { Link } from '#ui/controls/link.tsx';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import {
  type Answers,
  type Estimate,
  longestOf,
  paceOf,
  workingDaysUntil,
} from '../setup-guide.ts';

type PaceProps = { answers: Answers; estimate: Estimate; bookingHref: string };

/** Whether it is done when the founder wants to start, what takes longest, and whom to ask for a faster way. */
export function Pace({ answers, estimate, bookingHref }: PaceProps) {
  const { language } = useLanguage();
  const t = useTexts(setupGuideTexts);
  const pace = paceOf(answers, estimate);
  if (pace === null || answers.when === 'looking') return null;

  function workingDays(days: readonly number[]): string {
    const [from = 0, to = from] = days.toSorted((one, other) => one - other);
    if (to === 1 && from === to) return t('oneDay');
    const count = from === to ? String(to) : t('range', { from: String(from), to: String(to) });
    return t('manyDays', { days: count.replaceAll(' ', '\u00a0') });
  }
  const days = workingDays([estimate.daysFrom, estimate.daysTo]);
  const limit = String(workingDaysUntil[answers.when]);
  const longest = pace === 'enough' ? null : longestOf(estimate);
  return (
    <>
      <p className="guide-answer__pace">
        {t(`pace_${answers.when}_${pace}`, { days, limit })}
        {longest
          ? ` ${t('longest', {
              step: twinText(longest, language, 'title'),
              days: workingDays([longest.daysTo]),
            })}`
          : null}
      </p>
      {longest ? (
        <p>
          <Link className="link" to={bookingHref}>
            {t('faster')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
