import { useQuery } from '#query/use-query.tsx';
import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import { companyQuery, telHref } from '../company.ts';
import './reach-links.css';

/** The company's contact details; `phoneHref` is the `tel:` URI of its phone. */
export type Contact = { phone: string; phoneHref: string; email: string };

/** How to reach the company; null until it is known. */
export function useContact(): Contact | null {
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { phone, email } = company;
  return { phone, phoneHref: telHref(phone), email };
}

export function ReachLinks({ contact }: { contact: Contact }) {
  const [name, domain] = contact.email.split('@');
  return (
    <span className="reach" translate="no">
      <a href={contact.phoneHref}>
        <IconPhone />
        {contact.phone}
      </a>
      <a href={`mailto:${contact.email}`}>
        <IconMail />
        <span>
          {name}@<wbr />
          {domain}
        </span>
      </a>
    </span>
  );
}

/** The same after some words; nothing while the company is not known. */
export function ReachLine({ contact, words }: { contact: Contact | null; words: string }) {
  if (!contact) return null;
  return (
    <p>
      {words} <ReachLinks contact={contact} />
    </p>
  );
}
