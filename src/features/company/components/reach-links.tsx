import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import './reach-links.css';

/** The company's contact details; `phoneHref` is the `tel:` URI of its phone. */
export type Contact = { phone: string; phoneHref: string; email: string };

export function ReachLinks({ contact }: { contact: Contact }) {
  return (
    <span className="reach">
      <a href={contact.phoneHref}>
        <IconPhone />
        {contact.phone}
      </a>
      <a href={`mailto:${contact.email}`}>
        <IconMail />
        {contact.email}
      </a>
    </span>
  );
}
