import { BookConsultation } from '#features/booking/book/components/book-consultation.tsx';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { useQuery } from '#query/use-query.tsx';
import { defineLaterPart } from '#ui/layout/later-part.tsx';

const CallFields = defineLaterPart(() => import('./book-consultation-rest.tsx'));

export const laterParts = [CallFields];

/** Consultation booking. */
export function Screen() {
  const { data: company } = useQuery(companyQuery());
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return <BookConsultation contact={contact} call={<CallFields />} />;
}
