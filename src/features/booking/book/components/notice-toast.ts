import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { ToastContent } from '#ui/feedback/toast/toast-store.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import { failureCauses } from '../../components/failure-cause.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Notice } from './booking-notice.tsx';

/** The toast that goes with a notice: red, and as short as it can be. */
export function noticeToast(notice: Notice, language: Language): ToastContent {
  const t = (key: keyof typeof bookingScreenTexts.en) =>
    translate(bookingScreenTexts, language, key);
  const variant = 'destructive';
  if (notice.kind === 'slot_taken')
    return { variant, title: t('takenTitle'), description: t('takenToast') };
  if (notice.kind === 'already_booked')
    return { variant, title: t('alreadyTitle'), description: t('alreadyMore') };
  const description =
    notice.kind === 'refused'
      ? bookingErrorText(language, 'form', notice.code)
      : t(failureCauses[notice.cause]);
  return { variant, title: t('failedTitle'), description };
}
