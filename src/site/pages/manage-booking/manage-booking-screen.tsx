import { ManagedBookingPanel } from '#features/booking/manage/components/managed-booking-panel.tsx';
import { useContact } from '#features/company/components/reach-links.tsx';
import type { manageBookingPath } from '#paths.ts';
import type { ScreenProps } from '../../define-page.ts';

/** The booking behind a link from a mail: to view, move or cancel. */
export function Screen({ params }: ScreenProps<typeof manageBookingPath>) {
  const contact = useContact();
  return <ManagedBookingPanel token={params.token} contact={contact} />;
}
