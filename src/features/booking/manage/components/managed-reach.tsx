import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import '../../book/components/booking-summary.css';

/** How to reach a person instead, beside the booking. */
export function ManagedReach({ contact }: { contact: Contact }) {
  const t = useTexts(manageBookingTexts);
  return (
    <aside className="sum wall on-wall" aria-labelledby="managed-reach">
      <ArtFrame src="/art/book.svg" width={1000} height={400} eager />
      <div className="sum__in">
        <h2 id="managed-reach">{t('reach')}</h2>
        <p>{t('reachMore')}</p>
        <ReachLinks contact={contact} />
      </div>
    </aside>
  );
}
