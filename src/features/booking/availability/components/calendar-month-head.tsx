import type { RefObject } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import { formatMonth } from '../../components/format-day.ts';
import type { Month } from './calendar-month.ts';

type CalendarMonthHeadProps = {
  headingId: string;
  month: Month;
  isFirst: boolean;
  isLast: boolean;
  previousButton: RefObject<HTMLButtonElement | null>;
  nextButton: RefObject<HTMLButtonElement | null>;
  turnMonth: (by: -1 | 1) => void;
};

/** The name of the displayed month, and the buttons to the months beside it. */
export function CalendarMonthHead(props: CalendarMonthHeadProps) {
  const { headingId, month, isFirst, isLast, previousButton, nextButton, turnMonth } = props;
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
