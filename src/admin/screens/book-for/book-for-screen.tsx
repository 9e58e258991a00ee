import { companyZone, readClock } from '#core/zoned-time.ts';
import { BookForForm, type KnownClient } from '#features/booking/desk/admin/book-for-form.tsx';
import { personQuery } from '#features/people/people.queries.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { calendarLinks } from '../calendar/calendar-links.ts';

export function Screen() {
  const { address } = useNavigation();
  const { language } = useLanguage();
  const search = new URLSearchParams(address.search);
  const personId = search.get('person');
  const person = useQuery({ ...personQuery(personId ?? ''), enabled: personId !== null });
  if (personId !== null && person.isPending) return <LoadingRows />;
  const { name = '', email = '', phone = '', ...known } = person.data ?? {};
  const client: KnownClient = {
    name,
    email,
    phone,
    language: 'language' in known ? known.language : language,
    date: search.get('day') ?? readClock(new Date(), companyZone).day,
    time: search.get('time') ?? '',
  };
  return (
    <BookForForm key={address.search} known={client} draft={address.search} links={calendarLinks} />
  );
}
