import { bookingScreenTexts } from '#features/booking/book/booking-screen.texts.ts';
import { BookConsultation } from '#features/booking/book/components/book-consultation.tsx';
import { formatLead } from '#features/booking/components/format-lead.ts';
import { useRules } from '#features/booking/rules/use-rules.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

/** Consultation booking. */
export function Screen() {
  const t = useTexts(bookingScreenTexts);
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return (
    <>
      <PageHead title={t('title')} lead={formatLead(t, useRules())} />
      <BookConsultation contact={contact} />
    </>
  );
}
