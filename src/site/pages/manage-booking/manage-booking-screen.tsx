import { ManagedBookingPanel } from '#features/booking/manage/components/managed-booking-panel.tsx';
import { companyQuery, telHref } from '#features/company/company.ts';
import type { manageBookingPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-page.ts';

/** The booking behind a link from a mail: to view, move or cancel. */
export function Screen({ params }: ScreenProps<typeof manageBookingPath>) {
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return <ManagedBookingPanel token={params.token} contact={contact} />;
}
