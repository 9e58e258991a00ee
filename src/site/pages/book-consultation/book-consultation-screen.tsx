import { BookConsultation } from '#features/booking/book/components/book-consultation.tsx';
import { companyQuery, telHref } from '#features/company/company.ts';
import { useQuery } from '#query/use-query.tsx';

/** Consultation booking. */
export function Screen() {
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return <BookConsultation contact={contact} />;
}
