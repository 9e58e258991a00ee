import { companyQuery, telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { ticketTexts } from '../ticket.texts.ts';

/** How a booking is moved or cancelled, for the sheet of paper that its ticket is on. */
export function TicketHelp() {
  const t = useTexts(ticketTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { phone, email } = company;
  return (
    <div hidden className="paper">
      <ReachLine contact={{ phone, phoneHref: telHref(phone), email }} words={t('help')} />
    </div>
  );
}
