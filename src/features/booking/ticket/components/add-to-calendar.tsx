import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import { calendarFileUrl } from '../../booking.queries.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';

type AddToCalendarProps = { manageUrl: string; isMain?: boolean };

/** A link to the booking's calendar file. The last segment of `manageUrl` is the token. */
export function AddToCalendar({ manageUrl, isMain = false }: AddToCalendarProps) {
  const t = useTexts(bookingScreenTexts);
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  return (
    <a
      className={buttonClass({ variant: isMain ? 'primary' : 'line' })}
      href={calendarFileUrl(token)}
      download
    >
      <IconCalendar />
      {t('addToCalendar')}
    </a>
  );
}
