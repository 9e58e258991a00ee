import { ManagedBookingPanel } from '#features/booking/manage/components/managed-booking-panel.tsx';
import { manageBookingTexts } from '#features/booking/manage/manage-booking-screen.texts.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { ScreenProps } from '../../define-page.ts';
import type { manageBookingPath } from './manage-booking.path.ts';

/** The booking behind a link from a mail: to view, move or cancel. */
export function Screen({ params }: ScreenProps<typeof manageBookingPath>) {
  const t = useTexts(manageBookingTexts);
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ManagedBookingPanel token={params.token} contact={contact} />
    </>
  );
}
