import { addDays } from '#core/calendar-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { personQuery } from '#features/people/people.queries.ts';
import { WriteQuote } from '#features/quotes/desk/admin/write-quote.tsx';
import { quoteQuery } from '#features/quotes/desk/quote-calls.ts';
import { emptyQuoteForm, formOfQuote } from '#features/quotes/desk/quote-form.ts';
import { usualValidity } from '#features/quotes/quotes.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { quotePath, quotesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';

/** A quote that is changed keeps its client and its day; a copy has a new day. */
export function Screen() {
  const { language } = useLanguage();
  const { address, navigate } = useNavigation();
  const search = new URLSearchParams(address.search);
  const changed = search.get('change');
  const source = changed ?? search.get('copy');
  const quote = useQuery({ ...quoteQuery(source ?? ''), enabled: source !== null });
  const personId = source === null ? search.get('person') : (quote.data?.person.id ?? null);
  const person = useQuery({ ...personQuery(personId ?? ''), enabled: personId !== null });
  const read = source !== null && !quote.data ? quote : personId !== null ? person : null;
  if (read?.error) return <LoadFailure error={read.error} onRetry={read.refetch} />;
  if (read?.isPending) return <LoadingRows />;
  const day = addDays(readClock(new Date(), companyZone).day, usualValidity);
  const empty = emptyQuoteForm(day, language);
  const written = quote.data ? formOfQuote(quote.data, language) : empty;
  const given = { email: search.get('email') ?? '', name: search.get('name') ?? '' };
  const known = person.data ?? null;
  return (
    <WriteQuote
      key={address.search}
      target={
        changed === null
          ? { kind: 'new', personId: known?.id ?? null }
          : { kind: 'change', id: changed }
      }
      initial={{
        ...written,
        ...(source === null && given),
        ...(changed === null && { validUntil: day }),
      }}
      draftName={`quote:${address.search || 'new'}`}
      person={known}
      isCopy={changed === null && source !== null}
      backHref={source === null ? quotesPath.href() : quotePath.href({ id: source })}
      onSaved={(id) => navigate(quotePath.href({ id }))}
    />
  );
}
