import { companyQuery } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import type { MeetingPlace } from '../../booking.ts';
import { ticketTexts } from '../ticket.texts.ts';

/** The logo's door, alone. */
export function TicketDoor() {
  return (
    <svg className="ticket__door" viewBox="7 7 18 25" aria-hidden="true" focusable="false">
      <path fill="#fbfbf8" d="M7 32V16a9 9 0 0 1 18 0v16z" />
      <path fill="#2448c0" d="M8 32V16a8 8 0 0 1 16 0v16z" />
      <path fill="#17318a" d="M10.5 32V16a5.5 5.5 0 0 1 11 0v16z" />
      <path fill="#eab24a" d="M13.5 32V17a2.5 2.5 0 0 1 5 0v15z" />
      <path fill="#c8552f" d="M13.5 27h5v5h-5z" />
    </svg>
  );
}

/** Who calls, and how; `join`: by a link. `held` and `gone` stand for a call that does not take place yet, or any more. */
export function TicketStub({ how }: { how: MeetingPlace | 'join' | 'held' | 'gone' }) {
  const t = useTexts(ticketTexts);
  const { data: company } = useQuery(companyQuery());
  return (
    <>
      <TicketDoor />
      <p>
        <b>{company?.brand ?? 'Entrada'}</b> <Unbroken>{t(`host_${how}`)}</Unbroken>
      </p>
    </>
  );
}
