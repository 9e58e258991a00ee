import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { formatChoice } from '../../components/format-choice.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Choice } from './booking-draft.ts';

type BookingSendProps = { choice: Choice; zone: string | null; disabled: boolean; busy: boolean };

/** The submit button, with the chosen slot beside it. */
export function BookingSend({ choice, zone, disabled, busy }: BookingSendProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { date, time } = choice;

  function chosenLine(): string {
    if (!date || !time) return t('free');
    const { day, from, visitor } = formatChoice({ date, time }, zone, language);
    const chosen = visitor
      ? t('chosenBoth', { day, time: from, visitor })
      : t('chosenLisbon', { day, time: from });
    return `${chosen} ${t('free')}`;
  }

  return (
    <div className="book__send wide">
      <p className="book__chosen">{chosenLine()}</p>
      <Button type="submit" disabled={disabled} busy={busy} busyLabel={t('confirming')}>
        {t('confirm')}
      </Button>
    </div>
  );
}
