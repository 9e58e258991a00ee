import { useNextCall } from '#features/booking/slots/components/next-call.ts';
import { NextCallWords } from '#features/booking/slots/components/next-call-words.tsx';
import { slotHref } from '#features/booking/slots/components/slot-link.ts';
import { bookConsultationPath, contactPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';

/** The next free call, as a link to the booking screen with its day and time chosen. */
export function NextCallLink() {
  const call = useNextCall(true);
  const nowhere = call === null ? bookConsultationPath.href() : contactPath.href();
  return (
    <Link className="hero__next" to={call?.slot ? slotHref(call.slot) : nowhere}>
      <IconCalendar />
      <NextCallWords call={call} />
    </Link>
  );
}
