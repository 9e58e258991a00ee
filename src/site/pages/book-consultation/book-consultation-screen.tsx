import { BookConsultation } from '#features/booking/book/components/book-consultation.tsx';
import { useContact } from '#features/company/components/reach-links.tsx';

/** Consultation booking. */
export function Screen() {
  const contact = useContact();
  return <BookConsultation contact={contact} />;
}
