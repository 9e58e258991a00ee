import { type Company, telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';

/** A line of text with the company's phone and email, once they have loaded. */
export function ReachCompany({ company, words }: { company: Company | undefined; words: string }) {
  const contact = company
    ? { phone: company.phone, phoneHref: telHref(company.phone), email: company.email }
    : null;
  return <ReachLine contact={contact} words={words} />;
}
