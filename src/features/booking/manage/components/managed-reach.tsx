import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';

/** How to reach a person instead, below the booking. */
export function ManagedReach({ contact }: { contact: Contact }) {
  const t = useTexts(manageBookingTexts);
  return (
    <aside className="wrap managed-reach" aria-labelledby="managed-reach">
      <h2 id="managed-reach">{t('reach')}</h2>
      <p>{t('reachMore')}</p>
      <ReachLinks contact={contact} />
    </aside>
  );
}
