import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatMonth } from '../../booking-times.ts';
import type { CalendarNavigation } from './use-calendar-navigation.ts';

type CalendarMonthHeadProps = { headingId: string; navigation: CalendarNavigation };

/** The name of the displayed month, and the buttons to the months beside it. */
export function CalendarMonthHead({ headingId, navigation }: CalendarMonthHeadProps) {
  const { month, isFirst, isLast, previousButton, nextButton, turnMonth } = navigation;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <>
      <h3 id={headingId} aria-live="polite">
        {formatMonth(month, language)}
      </h3>
      <span className="cal__turn">
        <button
          ref={previousButton}
          type="button"
          aria-label={t('previousMonth')}
          disabled={isFirst}
          onClick={() => turnMonth(-1)}
        >
          <IconChevronLeft />
        </button>
        <button
          ref={nextButton}
          type="button"
          aria-label={t('nextMonth')}
          disabled={isLast}
          onClick={() => turnMonth(1)}
        >
          <IconChevronRight />
        </button>
      </span>
    </>
  );
}
